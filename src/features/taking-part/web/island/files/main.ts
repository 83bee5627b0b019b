/** The script of pages whose questions take files: they are sent as they are chosen, and may be taken out again. */
import { idOf, questionOf } from '../fields.ts';
import { TAKEN } from '../taken.ts';
import { addRow, named } from './file-row.ts';
import { holdForm } from './hold-form.ts';
import { KEY_LENGTH, removeFile } from './remove-file.ts';
import { upload } from './upload.ts';

/** Uploads under way on this page. */
const underWay = new Set<AbortController>();
const held = holdForm(() => underWay.size > 0, sayUnderWay);

for (const box of document.querySelectorAll<HTMLElement>('[data-files]')) {
  const form = box.closest('form');
  // An owner looks at a draft: there is nobody to send to.
  if (form?.dataset.save) tend(box, form);
}

function tend(box: HTMLElement, form: HTMLFormElement): void {
  const input = box.querySelector<HTMLInputElement>('input[type=file]');
  const question = questionOf(box);
  const status = box.querySelector('[data-file-status]');
  const url = (form.dataset.save ?? '').replace(/answers$/, 'files');
  const stops = new Map<Element, AbortController>();
  /** Files that were taken out of the list, until they are deleted. */
  const takenOut = new Set<string>();
  if (!input || !question) return;
  box.dataset.ready = '';

  function tell(pattern: string | undefined, name: string): void {
    if (status) status.textContent = named(pattern, name);
  }

  /** As if a choice was made: it is saved with all others. */
  function save(): void {
    question?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  async function take(file: File): Promise<void> {
    const row = addRow(box, file.name);
    if (!row || !question) return;
    const stop = new AbortController();
    stops.set(row.element, stop);
    underWay.add(stop);
    const uploaded = await upload(file, {
      url,
      question: idOf(question),
      signal: stop.signal,
      onProgress: (part) => row.show(part),
      onWaiting: () => row.say(named(box.dataset.waits, file.name)),
    }).catch(() => undefined);
    underWay.delete(stop);
    stops.delete(row.element);
    if (uploaded && 'refused' in uploaded) {
      row.refuse(uploaded.refused);
      if (status) status.textContent = uploaded.refused;
    } else if (uploaded && row.element.isConnected) {
      row.take(uploaded.id);
      takenOut.delete(uploaded.id);
      tell(box.dataset.added, file.name);
      save();
    }
    if (underWay.size === 0) held.release(form);
  }

  /** What it holds is no answer: it is sent now, and not once more with the form. */
  function takeChosen(event?: Event): void {
    event?.stopPropagation();
    const chosen = [...(input?.files ?? [])];
    if (input) input.value = '';
    for (const file of chosen) void take(file);
  }

  input.addEventListener('change', takeChosen);
  // Chosen before the script was there.
  takeChosen();
  for (const type of ['dragenter', 'dragleave', 'drop'])
    input.addEventListener(type, () => input.toggleAttribute('data-over', type === 'dragenter'));

  // The answer does without them now. While a file is on its way it may be one of them, which was chosen once more.
  question.addEventListener(TAKEN, (event) => {
    if (stops.size > 0) return;
    const answered = JSON.stringify((event as CustomEvent).detail);
    for (const id of takenOut) {
      takenOut.delete(id);
      if (id && !answered.includes(id.slice(0, KEY_LENGTH))) removeFile(url, id);
    }
  });

  box.addEventListener('click', ({ target }) => {
    const row = target instanceof Element && target.closest('[data-file-remove]')?.closest('[data-file]');
    if (!row) return;
    const name = row.querySelector('[data-file-name]')?.textContent ?? '';
    stops.get(row)?.abort();
    takenOut.add(row.querySelector('input')?.value ?? '');
    row.remove();
    tell(box.dataset.removed, name);
    input.focus();
    save();
  });
}

function sayUnderWay(): void {
  const line = document.querySelector<HTMLElement>('[data-under-way]');
  const status = line?.querySelector('[data-file-status]');
  if (line && status) status.textContent = line.dataset.underWay ?? '';
}
