import { and, asc, count, eq, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '#domain/text/normalise.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';

interface Asked {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const cursor = z.tuple([z.int32(), z.string(), z.uuid()]);

const { id, userId, details, state, attempt, startedAt } = respondents;

/** An account where attempts are counted, and else each response. */
const taker = sql<string>`CASE WHEN ${attempt} IS NULL THEN ${id} ELSE ${userId} END`;
const name = sql<string | null>`CASE WHEN ${attempt} IS NULL THEN ${details} ->> 'name' ELSE ${accountName} END`;
/** Whoever has no account any more stands last. */
const isGone = sql<number>`(${name} IS NULL)::int`;
const sortedBy = sql<string>`coalesce(lower(${name}), '')`;

function isMeant(projectId: string, q: string | undefined): SQL | undefined {
  const wanted = cleanText(q ?? '');
  return and(
    eq(respondents.projectId, projectId),
    or(and(isNotNull(attempt), isNotNull(userId)), and(isNull(attempt), sql`${details} ->> 'name' <> ''`)),
    wanted === '' ? undefined : hasText(name, wanted),
  );
}

/** Those of a quiz who are known, by name, and how often they took it: by their account, or by the name they told. */
export function pageOfTakers(db: Db, projectId: string, asked: Asked) {
  return inSnapshot(db, async (tx) => ({
    ...(await takersFrom(tx, projectId, asked)),
    total: await countTakers(tx, projectId, asked.q),
  }));
}

/** The same without how many there are in all. */
export async function takersFrom(db: Db, projectId: string, { q, limit, cursor: told }: Asked) {
  const after = readCursor(told, cursor);
  const isAfter = after && sql`(${isGone}, ${sortedBy}, ${taker}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`;
  const rows = await db
    .select({
      ...{ id: taker, name, isGone, sortedBy },
      attempts: count(),
      submitted: sql<number>`(count(*) FILTER (WHERE ${state} = 'completed'))::int`,
      lastAt: max(startedAt),
    })
    .from(respondents)
    .leftJoin(users, eq(users.id, userId))
    .where(and(isMeant(projectId, q), isAfter))
    .groupBy(taker, name)
    .orderBy(asc(isGone), asc(sortedBy), asc(taker))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => [row.isGone, row.sortedBy, row.id]);
  const items = page.items.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt ?? new Date(0) }));
  return { items, next: page.next };
}

/** How many of them there are. */
export async function countTakers(db: Db, projectId: string, q: string | undefined): Promise<number> {
  const [all] = await db
    .select({ total: sql<number>`count(DISTINCT ${taker})::int` })
    .from(respondents)
    .leftJoin(users, eq(users.id, userId))
    .where(isMeant(projectId, q));
  return all?.total ?? 0;
}
