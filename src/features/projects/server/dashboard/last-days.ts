import { toDhakaInput } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';

interface Counted {
  days: readonly { day: string; responses: number }[];
  since: Date;
}

/** Every day since then in Dhaka, today the last, also those on which nothing came in. The first is a whole day. */
export function lastDays({ days, since }: Counted, now: Date): { day: string; responses: number }[] {
  const counts = new Map<string, number>();
  for (const { day, responses } of days) counts.set(day, (counts.get(day) ?? 0) + responses);
  const today = dayOf(now);
  const all: string[] = [];
  for (let at = since.getTime() + DAY_MS; dayOf(new Date(at)) < today; at += DAY_MS) all.push(dayOf(new Date(at)));
  return [...all, today].map((day) => ({ day, responses: counts.get(day) ?? 0 }));
}

/** The day of a moment in Dhaka. */
export function dayOf(moment: Date): string {
  return toDhakaInput(moment).slice(0, 'YYYY-MM-DD'.length);
}
