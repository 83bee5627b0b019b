import { sql } from 'drizzle-orm';
import { closeFullProject } from '#features/projects/public.ts';
import { startCounting } from '../counting/start-counting.ts';
import { type AdmissionRule, LookAgain } from './admission-rule.ts';

/**
 * Completions are counted within the transaction that makes them, and the one that reaches the
 * limit closes the project. One statement compares and raises, so of any number at the same
 * moment exactly as many pass as there are places.
 */
export const responseLimit: AdmissionRule = {
  appliesTo: (project) => project.responseLimit !== null,
  follow: {
    async complete(tx, { project: { id, revision, responseLimit } }, now) {
      const { rows } = await tx.execute<{ completed: number }>(sql`
        UPDATE response_counters SET completed = completed + 1
        WHERE project_id = ${id} AND revision = ${revision} AND completed < ${responseLimit}
        RETURNING completed`);
      const [counted] = rows;
      // Either the project is full, which is refused when it is looked at again. Or nothing counts its completions
      // under this revision yet: that is begun, and the step taken once more.
      if (!counted) throw new LookAgain((db) => startCounting(db, id));
      if (counted.completed === responseLimit) await closeFullProject(tx, { id, responses: counted.completed }, now);
    },
  },
};
