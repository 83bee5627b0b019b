import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fromDhakaInput } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { MOST_COUNTED } from '#kit/contract/listing.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { countTo } from '#kit/server/database/count-to.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import type { findOwnActivities } from '../../contract/activities.ts';
import { activityColumns, summariseActivity } from './activity-summary.ts';

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** A page of the rows of all halves together; two statements a half. */
export async function findActivityPage(
  db: Db,
  actor: Actor,
  query: Received<typeof findOwnActivities>['query'],
  halves: readonly (SQL | undefined)[],
) {
  const after = readCursor(query.cursor, cursor);
  const filters = and(
    query.log && eq(activities.log, query.log),
    query.subject === undefined ? undefined : eq(activities.subject, query.subject),
    query.thing === undefined ? undefined : eq(activities.subjectId, query.thing),
    query.actor === undefined ? undefined : eq(activities.actorId, query.actor),
    query.from === undefined ? undefined : gte(activities.at, startOfDay(query.from)),
    query.until === undefined ? undefined : lt(activities.at, new Date(startOfDay(query.until).getTime() + DAY_MS)),
  );
  return await inSnapshot(db, async (tx) => {
    const rows: Awaited<ReturnType<typeof readRows>> = [];
    let total = 0;
    for (const half of halves) {
      const wanted = and(half, filters);
      const beyond = after && sql`(${activities.at}, ${activities.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
      rows.push(...(await readRows(tx, and(wanted, beyond), query.limit + 1)));
      total += await countTo(tx, activities, wanted);
    }
    rows.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
    const page = pageOf(rows, query.limit, ({ at, id }) => [at.toISOString(), id]);
    const items = page.items.map((row) => summariseActivity(row, actor));
    return { items, next: page.next, total: Math.min(total, MOST_COUNTED + 1) };
  });
}

function startOfDay(day: string): Date {
  return new Date(fromDhakaInput(`${day}T00:00`) ?? day);
}

function readRows(tx: Db, wanted: SQL | undefined, limit: number) {
  return tx
    .select(activityColumns)
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .where(wanted)
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(limit);
}
