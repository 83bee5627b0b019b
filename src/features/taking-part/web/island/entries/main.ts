/** The script of pages whose questions list entries: one more is shown at once, and any may be taken out. */
import type { Field } from '../fields.ts';

for (const box of document.querySelectorAll<HTMLElement>('[data-entries]')) tend(box);

function tend(box: HTMLElement): void {
  const entries = [...box.querySelectorAll<HTMLElement>('[data-entry]')];
  const add = box.querySelector<HTMLElement>('[data-entry-add]');
  const status = box.querySelector('[data-entry-status]');
  const fewest = Math.max(1, Number(box.dataset.entries));
  let shown = fewest;

  const fieldsIn = (entry: HTMLElement | undefined) => [...(entry?.querySelectorAll<Field>('input, select') ?? [])];
  const filled = () => entries.findLastIndex((entry) => fieldsIn(entry).some(({ value }) => value !== '')) + 1;

  function show(count: number): void {
    shown = count;
    for (const [index, entry] of entries.entries()) entry.hidden = index >= count;
    if (add) add.hidden = count >= entries.length;
  }

  function tell(pattern: string | undefined, entry: HTMLElement): void {
    if (status) status.textContent = (pattern ?? '').replace('##', () => entry.dataset.entry ?? '');
  }

  /** Those after it close up, as they do once the answer is read. */
  function takeOut(index: number): void {
    for (let at = index; at < shown; at += 1) {
      const next = fieldsIn(entries[at + 1]);
      for (const [column, field] of fieldsIn(entries[at]).entries()) {
        field.value = next[column]?.value ?? '';
        mend(field);
      }
    }
    show(Math.max(fewest, shown - 1));
  }

  for (const tool of box.querySelectorAll<HTMLElement>('[data-entry-remove]')) tool.hidden = false;

  add?.addEventListener('click', (event) => {
    event.preventDefault();
    const entry = entries[shown];
    if (!entry) return;
    show(shown + 1);
    tell(box.dataset.added, entry);
    fieldsIn(entry)[0]?.focus();
  });

  box.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element ? target.closest('[data-entry-remove]') : null;
    const entry = tool?.closest<HTMLElement>('[data-entry]');
    if (!entry) return;
    takeOut(entries.indexOf(entry));
    tell(box.dataset.removed, entry);
    const near = entry.hidden ? entries[shown - 1] : entry;
    if (near) near.tabIndex = -1;
    near?.focus();
    // As if it was typed: it is saved with all others.
    box.dispatchEvent(new Event('change', { bubbles: true }));
  });

  box.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) mend(target);
  });

  const showFilled = () => show(Math.max(shown, filled()));
  // What was left unsent, or the browser remembered, is back in its fields by then.
  addEventListener('DOMContentLoaded', showFilled);
  addEventListener('pageshow', showFilled);
  showFilled();
}

/** What is wrong there is said once, until somebody mends it. */
function mend(field: HTMLElement): void {
  if (!field.hasAttribute('aria-invalid')) return;
  const line = field.parentElement?.querySelector<HTMLElement>('[data-wrong]');
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  if (line) line.hidden = true;
}
