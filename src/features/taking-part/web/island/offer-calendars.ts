import { questionOf, readValue, writeValue } from './fields.ts';

/** Beside the fields of a date the device's own calendar, where it can be opened. What it is told counts as typed. */
export function offerCalendars(form: HTMLFormElement): void {
  if (!('showPicker' in HTMLInputElement.prototype)) return;
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-calendar]')) {
    const calendar = button.nextElementSibling;
    const question = questionOf(button);
    if (!(calendar instanceof HTMLInputElement) || !question) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      calendar.value = String(readValue(question) ?? '');
      calendar.showPicker();
    });
    // Before the form hears of it.
    calendar.addEventListener('change', () => writeValue(question, calendar.value));
  }
}
