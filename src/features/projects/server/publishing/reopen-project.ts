import { eq } from 'drizzle-orm';
import { countResponses } from '#features/reports/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Project } from '../../contract.ts';
import { getProject } from '../get-project.ts';
import { projects } from '../tables.ts';
import { lockManaged } from '../visible-projects.ts';
import { requireRoom, requireStatus } from './collecting-rules.ts';

/** Collects again, while the end time allows and there is room below the response limit. */
export async function reopenProject(db: Db, actor: Actor, projectId: string, now: Date): Promise<Project> {
  return await db.transaction(async (tx) => {
    const project = await lockManaged(tx, actor, projectId, now);
    requireStatus(project, 'complete', 'notClosed');
    const responses = await countResponses(tx, [projectId]);
    requireRoom(project, responses.get(projectId) ?? 0, now);
    await tx.update(projects).set({ status: 'processing', updatedAt: now }).where(eq(projects.id, projectId));
    return await getProject(tx, actor, projectId, now);
  });
}
