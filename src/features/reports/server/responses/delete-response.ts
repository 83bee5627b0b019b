import { deleteRun } from '#features/responding/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { deleteResponse as endpoint } from '../../contract.ts';
import { mayDeleteResponses } from '../../policy.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { addToTallies } from '../tallies/add-to-tallies.ts';
import { reversalOf } from '../tallies/contributions.ts';

type ResponseIds = Received<typeof endpoint>['params'];

/** Deletes a completed response with everything it counted for, in one transaction. */
export async function deleteResponse(db: Db, actor: Actor, ids: ResponseIds): Promise<void> {
  const { id: projectId, responseId } = ids;
  const project = await getReadableProject(db, actor, projectId);
  if (!mayDeleteResponses(actor, project)) throw new AppError('forbidden');
  await db.transaction(async (tx) => {
    const row = await deleteRun(tx, { projectId, runId: responseId });
    if (!row) throw new AppError('not_found');
    await addToTallies(tx, projectId, await reversalOf(tx, projectId, row));
  });
}
