import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { scores } from '../leaderboard-tables.ts';
import { holdLeaderboard } from './hold-leaderboard.ts';
import { forgetNames } from './names.ts';
import { rankTakers } from './rank-takers.ts';
import { type Scored, takerOf } from './score-of.ts';

/**
 * Keeps what these responses came to, or forgets it, and puts whose they are where they stand now: in the transaction
 * that folds them or changes what was folded, and as its last.
 */
export async function recordScores(tx: Db, projectId: string, scored: readonly Scored[]): Promise<void> {
  if (scored.length === 0) return;
  const grade = await holdLeaderboard(tx, projectId);
  const gone = scored.filter(({ score }) => score === null).map(({ respondentId }) => respondentId);
  if (gone.length > 0) {
    await tx.execute(sql`
      DELETE FROM scores WHERE project_id = ${projectId} AND respondent_id = any(${sql.param(gone)}::uuid[])`);
  }
  const kept = scored.flatMap(({ score, ...whose }) => (score ? [{ ...whose, ...score }] : []));
  const column = <T>(of: (one: (typeof kept)[number]) => T) => sql.param(kept.map(of));
  if (kept.length > 0) {
    await tx.execute(sql`
      INSERT INTO scores (project_id, respondent_id, taker_id, round, attempt, earned, points, waiting, seconds, ended_at)
      SELECT ${projectId}::uuid, told.* FROM unnest(
        ${column(({ respondentId }) => respondentId)}::uuid[], ${column(({ takerId }) => takerId)}::uuid[],
        ${column(({ round }) => round)}::text[], ${column(({ attempt }) => attempt)}::int[], ${column(({ earned }) => String(earned))}::bigint[],
        ${column(({ points }) => String(points))}::bigint[], ${column(({ waiting }) => waiting)}::int[],
        ${column(({ seconds }) => seconds)}::int[], ${column(({ endedAt }) => endedAt.toISOString())}::timestamptz[]
      ) AS told
      ON CONFLICT (project_id, respondent_id) DO UPDATE SET
        earned = excluded.earned, points = excluded.points, waiting = excluded.waiting`);
  }
  await rankTakers(tx, projectId, grade, [...new Set(scored.map(({ takerId }) => takerId))]);
}

type Forgotten = Parameters<typeof takerOf>[0] & { round: string };

/** Forgets what a response came to that is deleted, and the name that went with nothing else. */
export async function forgetScore(tx: Db, projectId: string, row: Forgotten): Promise<void> {
  const isKept = and(eq(scores.projectId, projectId), eq(scores.respondentId, row.id));
  const takerId = takerOf(row);
  if ((await tx.$count(scores, isKept)) === 0) return await forgetNames(tx, projectId, [takerId]);
  const whose = { respondentId: row.id, takerId, round: row.round, attempt: row.attempt ?? 1 };
  await recordScores(tx, projectId, [{ ...whose, score: null }]);
}
