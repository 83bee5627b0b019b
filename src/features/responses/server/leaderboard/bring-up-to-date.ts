import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';
import { MOST_UNFOLDED } from '../tallies/cut-off.ts';
import { foldProject } from '../tallies/fold-project.ts';
import { first, inStartOrder, isUnfolded } from '../tallies/unfolded.ts';
import { currentGrade } from './hold-leaderboard.ts';

/** Whoever folds the same at the same time is waited for so often. */
const ROUNDS = 3;

const waits = (projectId: string) =>
  and(eq(respondents.projectId, projectId), isUnfolded, eq(respondents.state, 'completed'));

/**
 * Folds what was submitted and is in no leaderboard yet, so that one who just submitted finds themselves there. Many at
 * once are left to the job that folds. Tells whether something is left, or another rule waits to be followed.
 */
export async function bringUpToDate(db: Db, projectId: string): Promise<boolean> {
  // One that began before may lack what was submitted since; the next one is for all who wait.
  await foldings.get(projectId)?.catch(() => undefined);
  const running = foldings.get(projectId) ?? foldWaiting(db, projectId).finally(() => foldings.delete(projectId));
  foldings.set(projectId, running);
  return await running;
}

/** What this process folds for those who look: a class that looks together has it done once. */
const foldings = new Map<string, Promise<boolean>>();

async function foldWaiting(db: Db, projectId: string): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await countWaiting(db, projectId);
    if (count === 0) return await hasOtherRule(db, projectId);
    if (count > MOST_UNFOLDED) return true;
    const folded = await foldProject(db, projectId, {
      which: eq(respondents.state, 'completed'),
      most: MOST_UNFOLDED,
    });
    if (folded < count) await untilOthersHave(db, projectId);
  }
  return (await countWaiting(db, projectId)) > 0;
}

async function countWaiting(db: Db, projectId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ${respondents} WHERE ${waits(projectId)} ORDER BY ${inStartOrder} LIMIT ${first(MOST_UNFOLDED + 1)}
    ) AS waiting`);
  return rows[0]?.count ?? 0;
}

/** Whoever folds rows holds them until they are folded. */
async function untilOthersHave(db: Db, projectId: string): Promise<void> {
  await db
    .select({ id: respondents.id })
    .from(respondents)
    .where(waits(projectId))
    .orderBy(asc(inStartOrder))
    .limit(MOST_UNFOLDED)
    .for('share');
}

async function hasOtherRule(db: Db, projectId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM leaderboards l JOIN projects p ON p.id = l.project_id
    WHERE l.project_id = ${projectId} AND l.grade <> ${currentGrade}`);
  return rows.length > 0;
}
