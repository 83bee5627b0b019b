import { contribution } from '#domain/answers/counting/contribution.ts';
import { subtractTally } from '#domain/answers/counting/tally.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Db } from '#kit/server/database/db.ts';
import { recordScores } from '../leaderboard/record-scores.ts';
import { scoresOf, takerOf } from '../leaderboard/score-of.ts';
import type { respondents } from '../tables.ts';
import { addToTallies } from './add-to-tallies.ts';
import { cellsToAdd } from './cells-to-add.ts';
import { asTheyWereCounted } from './counted-row.ts';

type Row = typeof respondents.$inferSelect;

/**
 * Corrects what the tallies and the leaderboard hold of a respondent whose row is another now; one that they do not
 * hold adds nothing.
 */
export async function countAgain(tx: Db, questionnaire: Questionnaire, before: Row, after: Row): Promise<void> {
  const asRead = (row: Row) => ({
    ...row,
    answers: JSON.stringify(row.answers),
    offPathIds: Object.keys(row.offPath ?? {}),
  });
  const counted = (row: Row) => contribution(asTheyWereCounted([asRead(row)]), questionnaire);
  await addToTallies(tx, before.projectId, cellsToAdd(subtractTally(counted(after), counted(before))));
  if (before.tallyState !== 'completed') return;
  const takerId = takerOf(before);
  const scored = scoresOf(questionnaire, [asRead(after)]).map((score) => ({ ...score, takerId }));
  await recordScores(tx, before.projectId, scored);
}
