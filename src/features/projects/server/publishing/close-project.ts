import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Project } from '../../contract/project.ts';
import { getProject } from '../get-project.ts';
import { requireStatus } from '../require-status.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { lockManaged } from '../visible-projects.ts';

/** Stops collecting by hand. */
export async function closeProject(
  db: Db,
  actor: Actor,
  projectId: string,
  now: Date,
  responseCount: ResponseCount,
): Promise<Project> {
  return await db.transaction(async (tx) => {
    requireStatus(await lockManaged(tx, actor, projectId, now), 'processing', 'notCollecting');
    await tx.update(projects).set({ status: 'complete', updatedAt: now }).where(eq(projects.id, projectId));
    return await getProject(tx, actor, projectId, now, responseCount);
  });
}
