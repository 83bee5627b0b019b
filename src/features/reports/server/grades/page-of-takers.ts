import { and, asc, count, eq, isNotNull, max, sql } from 'drizzle-orm';
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

/** Whoever has no account any more stands last. */
const isGone = sql<number>`(${accountName} IS NULL)::int`;
const sortedBy = sql<string>`coalesce(lower(${accountName}), '')`;

/** Those who took a quiz under their account, by name, and how often they did. */
export function pageOfTakers(db: Db, projectId: string, { q, limit, cursor: told }: Asked) {
  const after = readCursor(told, cursor);
  const wanted = cleanText(q ?? '');
  const { userId, state, attempt, startedAt } = respondents;
  const isMeant = and(
    eq(respondents.projectId, projectId),
    isNotNull(attempt),
    isNotNull(userId),
    wanted === '' ? undefined : hasText(accountName, wanted),
  );
  return inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({
        id: sql<string>`${userId}`,
        name: sql<string | null>`${accountName}`,
        isGone,
        sortedBy,
        attempts: count(),
        submitted: sql<number>`(count(*) FILTER (WHERE ${state} = 'completed'))::int`,
        lastAt: max(startedAt),
      })
      .from(respondents)
      .leftJoin(users, eq(users.id, userId))
      .where(
        and(isMeant, after && sql`(${isGone}, ${sortedBy}, ${userId}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`),
      )
      .groupBy(userId, users.firstName, users.lastName)
      .orderBy(asc(isGone), asc(sortedBy), asc(userId))
      .limit(limit + 1);
    const [all] = await tx
      .select({ total: sql<number>`count(DISTINCT ${userId})::int` })
      .from(respondents)
      .leftJoin(users, eq(users.id, userId))
      .where(isMeant);
    const page = pageOf(rows, limit, (row) => [row.isGone, row.sortedBy, row.id]);
    const items = page.items.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt ?? new Date(0) }));
    return { items, next: page.next, total: all?.total ?? 0 };
  });
}
