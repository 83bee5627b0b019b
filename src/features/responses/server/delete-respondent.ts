import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { giveBackPlaces, holdPlaces } from './counting/give-back-places.ts';
import { dropFilesOf, holdFilesOf } from './files/drop-files.ts';
import { forgetScore } from './leaderboard/record-scores.ts';
import type { RespondentIds } from './respondent-ref.ts';
import { respondents } from './tables.ts';
import { addToTallies } from './tallies/add-to-tallies.ts';
import { cellsToAdd } from './tallies/cells-to-add.ts';
import { reversalOf } from './tallies/contributions.ts';

/** A completed response, with everything it counted for. */
export function deleteCompleted(db: Db, ids: RespondentIds): Promise<boolean> {
  return deleteRespondent(db, ids, eq(respondents.state, 'completed'));
}

/**
 * Deletes a respondent that is as is meant, with everything it counted for, in one transaction: the places of a
 * completed one under the response limit and quotas are free again. False when there is none.
 */
export async function deleteRespondent(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  isMeant: SQL | undefined,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Files, places, response: the order that whoever completes one with files holds them in as well.
    await holdFilesOf(tx, { projectId, respondentId });
    await holdPlaces(tx, projectId);
    const [deleted] = await tx
      .delete(respondents)
      .where(and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId), isMeant))
      .returning();
    if (!deleted) return false;
    if (deleted.state === 'completed') await giveBackPlaces(tx, projectId, deleted);
    await dropFilesOf(tx, { projectId, respondentId });
    const answers = JSON.stringify(deleted.answers);
    const offPathIds = Object.keys(deleted.offPath ?? {});
    await addToTallies(tx, projectId, cellsToAdd(await reversalOf(tx, projectId, { ...deleted, answers, offPathIds })));
    await forgetScore(tx, projectId, deleted);
    return true;
  });
}
