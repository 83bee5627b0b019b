import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { type Gathered, REQUESTS_KEPT } from './gathered.ts';
import { errors } from './tables.ts';

/**
 * Adds what was gathered to what is known, one statement for all. What had been resolved and happens again is open
 * again.
 */
export async function writeErrors(db: Db, gathered: readonly Gathered[]): Promise<void> {
  if (gathered.length === 0) return;
  // In one order everywhere, or two processes wait for each other.
  const sorted = gathered.toSorted((a, b) => (a.cause < b.cause ? -1 : 1));
  const cameAgain = sql`${errors.resolvedAt} < excluded.last_seen`;
  await db
    .insert(errors)
    .values(
      sorted.map(({ cause, count, first, last: { at, requestId: _last, ...last }, requestIds }) => ({
        ...last,
        cause,
        count,
        requestIds,
        firstSeen: first,
        lastSeen: at,
      })),
    )
    .onConflictDoUpdate({
      target: errors.cause,
      set: {
        count: sql`${errors.count} + excluded.count`,
        message: sql`excluded.message`,
        place: sql`excluded.place`,
        trace: sql`excluded.trace`,
        requestIds: sql`(excluded.request_ids || ${errors.requestIds})[1:${sql.raw(String(REQUESTS_KEPT))}]`,
        lastSeen: sql`greatest(${errors.lastSeen}, excluded.last_seen)`,
        returned: sql`${errors.returned} or coalesce(${cameAgain}, false)`,
        resolvedAt: sql`case when ${cameAgain} then null else ${errors.resolvedAt} end`,
      },
    });
}
