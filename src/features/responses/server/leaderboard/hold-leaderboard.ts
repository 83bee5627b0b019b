import { sql } from 'drizzle-orm';
import { type Grade, UNBOUNDED } from '#domain/quiz/attempts.ts';
import type { Db } from '#kit/server/database/db.ts';

/** The rule of a quiz at this moment. */
export const currentGrade = sql`coalesce(p.attempts ->> 'grade', ${UNBOUNDED.grade})`;

/** Holds a leaderboard, which it makes the first time, until the transaction ends; tells the rule it was made by. */
export async function holdLeaderboard(tx: Db, projectId: string): Promise<Grade> {
  const held = sql`SELECT grade FROM leaderboards WHERE project_id = ${projectId} FOR UPDATE`;
  const { rows } = await tx.execute<{ grade: Grade }>(held);
  if (rows[0]) return rows[0].grade;
  await tx.execute(sql`
    INSERT INTO leaderboards (project_id, grade) SELECT p.id, ${currentGrade} FROM projects p WHERE p.id = ${projectId}
    ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    INSERT INTO standing_blocks (project_id, starts, amount) VALUES (${projectId}, 0, 0) ON CONFLICT DO NOTHING`);
  const { rows: made } = await tx.execute<{ grade: Grade }>(held);
  return made[0]?.grade ?? UNBOUNDED.grade;
}
