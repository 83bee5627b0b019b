import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { currentGrade, holdLeaderboard } from './hold-leaderboard.ts';
import { rankTakers } from './rank-takers.ts';

const BATCH = 2_000;

/** Makes leaderboards anew whose quiz has another rule by now: at most a minute after somebody set it. */
export const rankAgain = defineJob({
  name: 'rank-again',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  async run({ db }) {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT l.project_id AS id FROM leaderboards l JOIN projects p ON p.id = l.project_id
      WHERE l.grade <> ${currentGrade} LIMIT 100`);
    for (const { id } of rows) await rankAnew(db, id);
  },
});

/** In one transaction, so that nobody reads half of it. */
function rankAnew(db: Db, projectId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await holdLeaderboard(tx, projectId);
    const { rows } = await tx.execute<{ grade: Parameters<typeof rankTakers>[2] }>(sql`
      UPDATE leaderboards l SET grade = ${currentGrade} FROM projects p
      WHERE l.project_id = ${projectId} AND p.id = l.project_id RETURNING l.grade`);
    const grade = rows[0]?.grade;
    if (!grade) return;
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows: takers } = await tx.execute<{ id: string }>(sql`
        SELECT DISTINCT taker_id AS id FROM scores WHERE project_id = ${projectId} AND taker_id > ${after}::uuid
        ORDER BY taker_id LIMIT ${BATCH}`);
      const last = takers.at(-1);
      if (!last) return;
      await rankTakers(
        tx,
        projectId,
        grade,
        takers.map(({ id }) => id),
      );
      after = last.id;
    }
  });
}
