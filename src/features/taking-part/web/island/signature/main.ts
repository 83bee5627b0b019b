/** The script of pages that ask for a signature: it is drawn, and sent once the hand has rested. */
import { idOf, questionOf } from '../fields.ts';
import { holdForm } from '../files/hold-form.ts';
import { removeFile } from '../files/remove-file.ts';
import { upload } from '../files/upload.ts';
import { TAKEN } from '../taken.ts';
import { makeSheet } from './sheet.ts';

/** A signature has several strokes. */
const REST = 2_000;

/** What is drawn and not sent yet, by question, with how to send it at once. */
const unsent = new Map<string, () => void>();
const held = holdForm(
  () => unsent.size > 0,
  () => {
    for (const send of unsent.values()) send();
  },
);

for (const box of document.querySelectorAll<HTMLElement>('[data-signature]')) {
  const form = box.closest('form');
  if (form) tend(box, form);
}

function tend(box: HTMLElement, form: HTMLFormElement): void {
  const question = questionOf(box);
  const canvas = box.querySelector('canvas');
  const kept = box.querySelector<HTMLInputElement>('input[type=checkbox]');
  const status = box.querySelector('[data-sign-status]');
  const sheet = canvas && makeSheet(canvas, { onStroke, onRest });
  if (!question || !kept || !sheet) return;
  const id = idOf(question);
  const url = form.dataset.save?.replace(/answers$/, 'files');
  const replaced = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let stop: AbortController | undefined;
  box.dataset.ready = '';
  if (kept.checked) tell(box.dataset.added);

  function tell(words = ''): void {
    if (status) status.textContent = words;
  }

  /** What is on its way is no longer what is drawn. */
  function onStroke(): void {
    box.dataset.inked = '';
    tell();
    clearTimeout(resting);
    stop?.abort();
    stop = undefined;
  }

  function onRest(): void {
    // An owner looks at a draft: there is nobody to send to.
    if (!url) return;
    resting = setTimeout(() => void send(), REST);
    unsent.set(id, () => {
      tell(box.dataset.arriving);
      clearTimeout(resting);
      if (!stop) void send();
    });
  }

  async function send(): Promise<void> {
    const own = new AbortController();
    stop = own;
    const drawn = await sheet?.toFile(box.dataset.signature ?? '');
    if (!url || stop !== own) return;
    const onWaiting = () => tell(box.dataset.waits);
    const options = { url, question: id, signal: own.signal, onProgress: () => undefined, onWaiting };
    const sent = drawn && (await upload(drawn, options).catch(() => undefined));
    if (stop !== own) return;
    stop = undefined;
    unsent.delete(id);
    if (sent && 'id' in sent) {
      keep(sent.id);
      tell(box.dataset.added);
      held.release(form);
      return;
    }
    // An earlier part of the drawing does not stand for all of it, and nobody goes on without knowing.
    held.forget();
    keep('');
    tell(sent?.refused || box.dataset.failed);
  }

  /** The file that is the answer; '' for none. */
  function keep(file: string): void {
    if (!kept) return;
    if (kept.value) replaced.add(kept.value);
    kept.value = file;
    kept.disabled = file === '';
    kept.checked = file !== '';
    question?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  box.querySelector('[data-sign-again]')?.addEventListener('click', () => {
    onStroke();
    unsent.delete(id);
    sheet.clear();
    delete box.dataset.inked;
    keep('');
    tell(box.dataset.removed);
    canvas.scrollIntoView({ block: 'nearest' });
  });

  question.addEventListener(TAKEN, (event) => {
    const answered = JSON.stringify((event as CustomEvent).detail);
    for (const file of replaced) {
      replaced.delete(file);
      if (url && !answered.includes(file)) removeFile(url, file);
    }
  });
}
