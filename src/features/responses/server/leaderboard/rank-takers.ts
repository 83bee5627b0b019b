import { and, asc, eq, sql } from 'drizzle-orm';
import type { Grade } from '#domain/quiz/attempts.ts';
import { standingIn } from '#domain/quiz/leaderboard/standing-in.ts';
import type { Db } from '#kit/server/database/db.ts';
import { scores } from '../leaderboard-tables.ts';
import { moveInBlocks } from './blocks.ts';
import { forgetNames } from './names.ts';

/** Puts these people where they stand by all that they came to; whoever has nothing any more leaves with their name. */
export async function rankTakers(tx: Db, projectId: string, grade: Grade, takerIds: readonly string[]): Promise<void> {
  const takers = sql.param(takerIds);
  const ofThem = sql`project_id = ${projectId} AND taker_id = any(${takers}::uuid[])`;
  const found = await tx
    .select()
    .from(scores)
    .where(and(eq(scores.projectId, projectId), sql`${scores.takerId} = any(${takers}::uuid[])`))
    .orderBy(asc(scores.takerId), asc(scores.attempt));
  const byTaker = Map.groupBy(found, ({ takerId }) => takerId);
  const now = takerIds.flatMap((takerId) => {
    const standing = standingIn(grade, byTaker.get(takerId) ?? []);
    return standing ? [{ takerId, ...standing, key: String(standing.key) }] : [];
  });
  const { rows: before } = await tx.execute<{ key: string }>(
    sql`DELETE FROM standings WHERE ${ofThem} RETURNING key::text AS key`,
  );
  const column = <T>(of: (one: (typeof now)[number]) => T) => sql.param(now.map(of));
  if (now.length > 0) {
    await tx.execute(sql`
      INSERT INTO standings (project_id, taker_id, key, earned, points, seconds, ended_at, rounds)
      SELECT ${projectId}::uuid, told.* FROM unnest(
        ${column(({ takerId }) => takerId)}::uuid[], ${column(({ key }) => key)}::numeric[],
        ${column(({ earned }) => String(earned))}::bigint[], ${column(({ points }) => String(points))}::bigint[],
        ${column(({ seconds }) => seconds)}::int[], ${column(({ endedAt }) => endedAt.toISOString())}::timestamptz[],
        ${column(({ rounds }) => rounds)}::int[]
      ) AS told`);
  }
  if (byTaker.size < takerIds.length) await forgetNames(tx, projectId, takerIds);
  await moveInBlocks(tx, projectId, { gone: before.map(({ key }) => key), come: now.map(({ key }) => key) });
}
