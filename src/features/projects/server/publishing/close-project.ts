import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
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
    const project = await lockManaged(tx, actor, projectId, now);
    requireStatus(project, 'processing', 'notCollecting');
    await tx
      .update(projects)
      .set({ status: 'complete', closedAt: now, updatedAt: now })
      .where(eq(projects.id, projectId));
    const states = { before: { status: project.status }, after: { status: 'complete' } };
    const { ownerId, title: name } = project;
    const closed = { action: 'closed', id: projectId, name, ownerId, ...states } as const;
    await recordChange(tx, actor, projectSubject, closed, now);
    return await getProject(tx, actor, projectId, now, responseCount);
  });
}
