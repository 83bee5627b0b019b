import { joinDay, splitDay } from '#domain/questionnaire/kinds/time/day-parts.ts';
import { type Field, localeOfPage } from './fields.ts';

/** Beside the fields of a day the device's own calendar, where it can be opened. What it is told counts as typed. */
export function offerCalendars(form: HTMLFormElement): void {
  if (!('showPicker' in HTMLInputElement.prototype)) return;
  for (const day of form.querySelectorAll<HTMLElement>('[data-day]')) {
    const button = day.querySelector<HTMLButtonElement>('[data-calendar]');
    const calendar = day.querySelector<HTMLInputElement>('[data-aside]');
    const parts = [...day.querySelectorAll<Field>('label :is(input, select)')];
    if (!button || !calendar) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      calendar.value = joinDay(parts.map(({ value }) => value));
      calendar.showPicker();
    });
    // Before the form hears of it.
    calendar.addEventListener('change', () => {
      for (const [index, shown] of splitDay(calendar.value, localeOfPage()).entries()) {
        const part = parts[index];
        if (part) part.value = shown;
      }
    });
  }
}
