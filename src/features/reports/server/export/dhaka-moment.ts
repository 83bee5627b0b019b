import { toDhakaInput } from '#domain/text/dhaka-time.ts';

/** As a clock in Dhaka shows it, in a form that spreadsheets read as a time: 2026-03-05 14:05:09. */
export function dhakaMoment(moment: Date | null): string {
  if (!moment) return '';
  return `${toDhakaInput(moment).replace('T', ' ')}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;
}
