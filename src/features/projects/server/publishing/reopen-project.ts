import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import type { Project } from '../../contract/project.ts';
import { getProject } from '../get-project.ts';
import { requireStatus } from '../require-status.ts';
import { countResponsesTo, type ResponseCount } from '../response-count.ts';
import { requireSoundRounds } from '../settings/require-sound-rounds.ts';
import { projects } from '../tables.ts';
import { lockManaged } from '../visible-projects.ts';
import { requireCanCollect } from './require-can-collect.ts';
import { requireNotTakenDown } from './require-not-taken-down.ts';

/** Collects again, while the end time allows and there is room below the response limit. */
export async function reopenProject(
  db: Db,
  actor: Actor,
  projectId: string,
  now: Date,
  responseCount: ResponseCount,
): Promise<Project> {
  return await db.transaction(async (tx) => {
    const project = await lockManaged(tx, actor, projectId, now);
    requireNotTakenDown(project);
    requireStatus(project, 'complete', 'notClosed');
    requireCanCollect(project, await countResponsesTo(tx, projectId, responseCount), now);
    await requireSoundRounds(tx, project, project.series, null);
    await tx
      .update(projects)
      .set({ status: 'processing', closedAt: null, updatedAt: now })
      .where(eq(projects.id, projectId));
    const states = { before: { status: project.status }, after: { status: 'processing' } };
    const { ownerId, title: name } = project;
    const reopened = { action: 'reopened', id: projectId, name, ownerId, ...states } as const;
    await recordChange(tx, actor, projectSubject, reopened, now);
    return await getProject(tx, actor, projectId, now, responseCount);
  });
}
