import { toBengaliDigits } from '#domain/text/digits.ts';
import { localeOfPage } from '../fields.ts';

/** Writes what the page says there under a name, with a figure or a day in it. */
export function say(place: HTMLElement | null, name: string, value: string): void {
  if (!place) return;
  place.textContent = (place.dataset[name] ?? '').replace('#', value);
  place.hidden = false;
}

/** A day as the server writes it (`formatDay`), of which the page names the months: `format.ts` is much to fetch. */
export function dayInWords(day: string, months = ''): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return inDigits(`${date} ${months.split(' ')[month - 1]} ${year}`);
}

/** There are never so many questions or days that they are grouped. */
export function formatted(number: number): string {
  return inDigits(String(number));
}

function inDigits(text: string): string {
  return localeOfPage() === 'bn' ? toBengaliDigits(text) : text;
}
