import { countCompletion, NotCounted, startCounting } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { loadOpenProject, type OpenProject } from './admission/open-project.ts';

/**
 * Runs a write that completes a response: a statement by itself, or where the project has a response limit, in one
 * transaction with the counter that holds it. False when nothing was written and the caller should look again.
 */
export async function withinLimit(
  db: Db,
  project: OpenProject,
  now: Date,
  write: (db: Db) => Promise<boolean>,
): Promise<boolean> {
  const { responseLimit } = project;
  if (responseLimit === null) return await write(db);
  try {
    return await db.transaction(async (tx) => {
      const written = await write(tx);
      if (written) await countCompletion(tx, { ...project, responseLimit }, now);
      return written;
    });
  } catch (error) {
    if (!(error instanceof NotCounted)) throw error;
    // Refuses when the project is full; else its counter is yet to begin.
    await loadOpenProject(db, project.id, now);
    await startCounting(db, project.id);
    return false;
  }
}
