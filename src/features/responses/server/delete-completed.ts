import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { giveBackPlaces, holdPlaces } from './counting/give-back-places.ts';
import { dropFilesOf, holdFilesOf } from './files/drop-files.ts';
import type { RespondentIds } from './respondent-ref.ts';
import { respondents } from './tables.ts';
import { addToTallies } from './tallies/add-to-tallies.ts';
import { cellsToAdd } from './tallies/cells-to-add.ts';
import { reversalOf } from './tallies/contributions.ts';

/**
 * Deletes a completed response with everything it counted for, in one transaction: its places under the response
 * limit and quotas are free again. False when there is none.
 */
export async function deleteCompleted(db: Db, { projectId, respondentId }: RespondentIds): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Files, places, response: the order that whoever completes one with files holds them in as well.
    await holdFilesOf(tx, { projectId, respondentId });
    await holdPlaces(tx, projectId);
    const [deleted] = await tx
      .delete(respondents)
      .where(
        and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId), eq(respondents.state, 'completed')),
      )
      .returning();
    if (!deleted) return false;
    await giveBackPlaces(tx, projectId, deleted);
    await dropFilesOf(tx, { projectId, respondentId });
    const answers = JSON.stringify(deleted.answers);
    const offPathIds = Object.keys(deleted.offPath ?? {});
    await addToTallies(tx, projectId, cellsToAdd(await reversalOf(tx, projectId, { ...deleted, answers, offPathIds })));
    return true;
  });
}
