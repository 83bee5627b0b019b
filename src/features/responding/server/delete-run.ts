import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { keepCount } from './counting/start-counting.ts';
import type { RunIds } from './respondent-ref.ts';
import { respondents, responseCounters } from './tables.ts';

type DeletedRun = typeof respondents.$inferSelect;

/** Deletes a completed response and frees its place under the response limit; the caller takes it out of the tallies. */
export async function deleteRun(tx: Db, { projectId, runId }: RunIds): Promise<DeletedRun | undefined> {
  await keepCount(tx, projectId);
  const [deleted] = await tx
    .delete(respondents)
    .where(and(eq(respondents.projectId, projectId), eq(respondents.id, runId), eq(respondents.state, 'completed')))
    .returning();
  if (!deleted) return undefined;
  await tx
    .update(responseCounters)
    .set({ completed: sql`${responseCounters.completed} - 1` })
    .where(eq(responseCounters.projectId, projectId));
  return deleted;
}
