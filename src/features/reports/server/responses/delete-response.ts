import { projectSubject } from '#features/projects/audit.ts';
import { deleteCompleted } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { deleteResponse as endpoint } from '../../contract/responses.ts';
import { getManagedProject } from '../get-managed-project.ts';

type ResponseIds = Received<typeof endpoint>['params'];

/** Deletes a completed response for whoever works on the project, with everything it counted for. */
export async function deleteResponse(db: Db, actor: Actor, ids: ResponseIds, now: Date): Promise<void> {
  const { id: projectId, responseId } = ids;
  const project = await getManagedProject(db, actor, projectId);
  await db.transaction(async (tx) => {
    if (!(await deleteCompleted(tx, { projectId, respondentId: responseId }))) throw new AppError('not_found');
    const { title: name, ownerId } = project;
    const deleted = { action: 'responseDeleted', id: projectId, name, ownerId } as const;
    await recordChange(tx, actor, projectSubject, deleted, now);
  });
}
