import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { divide } from '#domain/quiz/points.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Attempted } from './attempts-of.ts';
import { scores } from './leaderboard-tables.ts';
import { respondents } from './tables.ts';
import { secondsOf } from './tallies/counted-row.ts';

/**
 * What somebody began of a quiz with rounds, in the order in which they did, and what they came to as far as a score
 * says it: of what is folded and waits for nothing one is kept, and changed with whatever changes it.
 */
export async function findRoundsTaken(db: Db, projectId: string, userId: string) {
  const runs: (Run & { came: Attempted | undefined })[] = [];
  for (const run of await selectRuns(db, projectId, userId)) runs.push({ ...run, came: await cameByScore(db, run) });
  return runs;
}

type Run = Awaited<ReturnType<typeof selectRuns>>[number];

function selectRuns(db: Db, projectId: string, userId: string) {
  const { round, attempt, state, startedAt, completedAt } = respondents;
  return db
    .select({
      id: respondents.id,
      secret: respondents.secret,
      projectId: respondents.projectId,
      version: respondents.version,
      markedBy: respondents.markedBy,
      ...{ round, attempt, state, startedAt, completedAt },
      score: { earned: scores.earned, points: scores.points },
    })
    .from(respondents)
    .leftJoin(
      scores,
      and(eq(scores.projectId, respondents.projectId), eq(scores.respondentId, respondents.id), eq(scores.waiting, 0)),
    )
    .where(and(eq(respondents.projectId, projectId), eq(respondents.userId, userId), isNotNull(attempt)))
    .orderBy(asc(startedAt), asc(attempt));
}

async function cameByScore(db: Db, { projectId, score, ...row }: Run): Promise<Attempted | undefined> {
  if (!score) return undefined;
  const { earned, points } = score;
  const { marking } = await keyedQuestionnaireOf(db, projectId, row);
  const pass = marking?.pass;
  const percent = Number(divide(earned * 10_000n, points)) / 100;
  const passed = pass === undefined ? undefined : earned * 100n >= points * BigInt(pass);
  return { earned, points, percent, passed, pass, waiting: 0, seconds: secondsOf(row) ?? 0, round: row.round };
}
