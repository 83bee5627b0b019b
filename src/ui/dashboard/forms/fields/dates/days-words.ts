import type { useFormat } from '#kit/web/i18n/use-format.ts';
import type { DateRange } from './date-presets.ts';

/** From which day until which, as a filter that is set is called; undefined where both ends are open. */
export function daysWords(
  { from, until }: { [end in keyof DateRange]: DateRange[end] | undefined },
  format: Pick<ReturnType<typeof useFormat>, 'date'>,
): string | undefined {
  if (!from && !until) return undefined;
  const days = [from, until].map((day) => (day ? format.date(day) : '…'));
  return from === until ? days[0] : days.join(' – ');
}
