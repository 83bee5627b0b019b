import { DAY_MS } from '#domain/text/durations.ts';
import type { Oldest } from './kept.ts';

/** For so long an owner knows what goes before it does. */
export const NOTICE_MS = 7 * DAY_MS;

/**
 * From when on answers go that the owner is told of at `now`: a week after that where some stood there when retention
 * was turned on or shortened at `since`, and never within a week of that change. Undefined where there are none.
 */
export function goesFrom({ due, began }: Oldest, since: Date, now: Date): Date | undefined {
  if (due === null || began === null) return undefined;
  const told = began <= since ? Math.max(now.getTime(), since.getTime()) : since.getTime();
  return new Date(Math.max(due.getTime(), told + NOTICE_MS));
}
