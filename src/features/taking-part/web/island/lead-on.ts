import { partOf } from './fields.ts';

const MOMENT = 450;

/** Leads on by itself, after a moment, from a choice that was made. */
export type LeadOn = (choice: HTMLInputElement) => void;

/**
 * One choice is the whole answer to its page: made with a pointer or by its number it leads on, after a moment in which
 * it is seen, and said to those who hear. Arrows look around and lead nowhere. Whatever is done meanwhile ends it.
 */
export function leadOnFrom(form: HTMLFormElement): LeadOn {
  const line = form.querySelector<HTMLElement>('[data-leads-on]');
  if (!line) return () => {};
  let pending: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(pending);
    if (line) line.textContent = '';
  }

  function leadOn(choice: HTMLInputElement): void {
    stop();
    // A text is still to be written beside it, or other rows are still to be answered.
    if ('asks' in choice.dataset || partOf(choice)) return;
    if (line) line.textContent = line.dataset.leadsOn ?? '';
    pending = setTimeout(() => {
      if (choice.checked) form.requestSubmit(form.querySelector<HTMLElement>('button[value=next]'));
    }, MOMENT);
  }

  for (const type of ['keydown', 'pointerdown', 'submit']) document.addEventListener(type, stop, true);
  form.addEventListener('click', ({ target, detail }) => {
    // A click that a key or a script made has none.
    if (detail === 0 || !(target instanceof Element)) return;
    const choice = target.closest('label')?.querySelector<HTMLInputElement>('input[type=radio]');
    if (choice) leadOn(choice);
  });
  return leadOn;
}
