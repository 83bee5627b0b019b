// The thread that counts answers: what thousands of them add up to keeps a processor busy longer than one should wait.
import { contribution } from '#domain/answers/counting/contribution.ts';
import { subtractTally, sumTallies, type Tally } from '#domain/answers/counting/tally.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type Scored, scoresOf } from '../leaderboard/score-of.ts';
import { type CellsToAdd, cellsToAdd } from './cells-to-add.ts';
import { type AnsweredRow, asTheyStand, asTheyWereCounted } from './counted-row.ts';

/** Respondents who answered one version. */
export interface Answered {
  questionnaire: Questionnaire;
  rows: readonly AnsweredRow[];
}

/** What respondents who are folded add: to the tallies, and of a quiz to its leaderboard. */
export interface Lacking {
  cells: CellsToAdd;
  scored: readonly Scored[];
}

/** What the stored tallies lack of these, ready to be added: texts are handed over sooner than thousands of cells. */
export function lacking(answered: readonly Answered[]): Lacking {
  return {
    cells: cellsToAdd(sumTallies(answered.map(lackingOf))),
    scored: answered.flatMap(({ questionnaire, rows }) => scoresOf(questionnaire, rows)),
  };
}

function lackingOf({ questionnaire, rows }: Answered): Tally {
  const now = contribution(asTheyStand(rows), questionnaire);
  return subtractTally(now, contribution(asTheyWereCounted(rows), questionnaire));
}

export { markedAgain } from '../marking-again/marked-again.ts';
