import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';

/** So many days in Dhaka, YYYY-MM-DD, today the last. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) => dhakaDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)));
}
