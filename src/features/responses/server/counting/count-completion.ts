import { sql } from 'drizzle-orm';
import { closeFullProject } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';

interface LimitedProject {
  id: string;
  revision: number;
  responseLimit: number;
}

/** Thrown to undo the completing transaction. */
export class NotCounted extends Error {}

/**
 * Counts a completion within the transaction that makes it, and closes the project with the one that reaches the limit.
 * One statement compares and raises, so of any number at the same moment exactly as many pass as there are places.
 */
export async function countCompletion(tx: Db, project: LimitedProject, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ completed: number }>(sql`
    UPDATE response_counters SET completed = completed + 1
    WHERE project_id = ${project.id} AND revision = ${project.revision} AND completed < ${project.responseLimit}
    RETURNING completed`);
  const [counted] = rows;
  if (!counted) throw new NotCounted();
  if (counted.completed === project.responseLimit)
    await closeFullProject(tx, { id: project.id, responses: counted.completed }, now);
}
