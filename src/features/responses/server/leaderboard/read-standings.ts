import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type PageStart, ranksFrom } from '#domain/quiz/leaderboard/rank.ts';
import { UNTIMED } from '#domain/quiz/leaderboard/standing.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { leaderboardNames, standings } from '../leaderboard-tables.ts';

/** A line of a leaderboard. */
export type RankedStanding = Awaited<ReturnType<typeof readStandings>>['items'][number];

const cursor = z.tuple([z.string().regex(/^\d{1,35}$/), z.uuid()]);

/** Which names a leaderboard is read with: all, those alone that were not written for participants, or none. */
export type NamesRead = 'all' | 'for-everybody' | 'none';

const columnsFor = (names: NamesRead) => ({
  takerId: standings.takerId,
  key: sql<string>`${standings.key}::text`,
  /** As they chose to be shown; null where they did not, it was taken off, or it is not among those read. */
  name: sql<string | null>`CASE WHEN NOT ${leaderboardNames.removed} AND ${names !== 'none'}::boolean
    AND (${leaderboardNames.seenBy} = 'everybody' OR ${names === 'all'}::boolean) THEN ${leaderboardNames.name} END`,
  isRemoved: sql<boolean>`coalesce(${leaderboardNames.removed}, false)`,
  earned: standings.earned,
  points: standings.points,
  /** Null of whoever submitted all at once. */
  seconds: sql<number | null>`nullif(${standings.seconds}, ${sql.raw(String(UNTIMED))})`,
  endedAt: standings.endedAt,
  rounds: standings.rounds,
});

/** A page of a leaderboard, within one snapshot of the caller's: its cost does not grow with how many there are. */
export async function readStandings(
  tx: Db,
  projectId: string,
  { cursor: told, limit, names }: { cursor?: string | undefined; limit: number; names: NamesRead },
) {
  const after = readCursor(told, cursor);
  const rows = await selectStandings(tx, projectId, names)
    .where(
      and(
        eq(standings.projectId, projectId),
        after && sql`(${standings.key}, ${standings.takerId}) > (${after[0]}::numeric, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(asc(standings.key), asc(standings.takerId))
    .limit(limit + 1);
  const { items, next } = pageOf(rows, limit, ({ key, takerId }) => [key, takerId]);
  const start = items[0] ? await startOf(tx, projectId, items[0]) : { rank: 1, tiesBefore: 0 };
  const ranks = ranksFrom(
    items.map(({ key }) => BigInt(key)),
    start,
  );
  return {
    items: items.map((item, at) => ({ ...item, rank: ranks[at] ?? 0 })),
    next,
    total: await count(tx, projectId),
  };
}

/** Where somebody stands; undefined where they do not. */
export async function readStanding(
  tx: Db,
  projectId: string,
  { takerId, names }: { takerId: string; names: NamesRead },
): Promise<RankedStanding | undefined> {
  const [row] = await selectStandings(tx, projectId, names).where(
    and(eq(standings.projectId, projectId), eq(standings.takerId, takerId)),
  );
  return row && { ...row, rank: (await startOf(tx, projectId, row)).rank };
}

function selectStandings(tx: Db, projectId: string, names: NamesRead) {
  return tx
    .select(columnsFor(names))
    .from(standings)
    .leftJoin(
      leaderboardNames,
      and(eq(leaderboardNames.projectId, projectId), eq(leaderboardNames.takerId, standings.takerId)),
    )
    .$dynamic();
}

/** Whole blocks are better, and some of the one that it is in. */
async function startOf(
  tx: Db,
  projectId: string,
  { key, takerId }: { key: string; takerId: string },
): Promise<PageStart> {
  const { rows } = await tx.execute<{ better: number; ties: number }>(sql`
    WITH own AS (
      SELECT max(starts) AS starts FROM standing_blocks WHERE project_id = ${projectId} AND starts <= ${key}::numeric
    )
    SELECT (SELECT coalesce(sum(b.amount), 0) FROM standing_blocks b
        WHERE b.project_id = ${projectId} AND b.starts < own.starts)::int
      + (SELECT count(*) FROM standings s
        WHERE s.project_id = ${projectId} AND s.key >= own.starts AND s.key < ${key}::numeric)::int AS better,
      (SELECT count(*) FROM standings s
        WHERE s.project_id = ${projectId} AND s.key = ${key}::numeric AND s.taker_id < ${takerId}::uuid)::int AS ties
    FROM own`);
  const { better = 0, ties = 0 } = rows[0] ?? {};
  return { rank: better + 1, tiesBefore: ties };
}

async function count(tx: Db, projectId: string): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    SELECT coalesce(sum(amount), 0)::int AS total FROM standing_blocks WHERE project_id = ${projectId}`);
  return rows[0]?.total ?? 0;
}
