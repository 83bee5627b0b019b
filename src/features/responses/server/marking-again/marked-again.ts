// What the thread that counts does where others are marked by another key.
import { Counter } from '#domain/answers/counting/contribution.ts';
import { emptyTally, subtractTally, sumTallies } from '#domain/answers/counting/tally.ts';
import { itemKey } from '#domain/answers/marks/counted-items.ts';
import { askedAndNot, questionsOf } from '#domain/questionnaire/flow.ts';
import { NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { type Marks, markAnswers } from '#domain/quiz/mark-answers.ts';
import { type Scored, scoredBy } from '../leaderboard/score-of.ts';
import { type CellsToAdd, cellsToAdd } from '../tallies/cells-to-add.ts';
import { type AnsweredRow, asTheyStand } from '../tallies/counted-row.ts';
import { addResult, areSameMarks, type MarkedAgain, NOTHING_MARKED } from './results.ts';

/** Respondents who answered one version, with the key that they are marked by and the one that they are to be. */
export interface ToMarkAgain {
  before: Questionnaire;
  after: Questionnaire;
  rows: readonly AnsweredRow[];
}

/** What the tallies lack once these are marked by the other key, and what became of their marks. */
export function markedAgain({ before, after, rows }: ToMarkAgain): {
  lacking: CellsToAdd;
  scored: Scored[];
  outcome: MarkedAgain;
} {
  const counters = { before: new Counter(before), after: new Counter(after) };
  const rekeyed = keyedOtherwise(before, after);
  const outcome = { ...NOTHING_MARKED };
  const scored: Scored[] = [];
  for (const row of rows) {
    const [respondent] = asTheyStand([row]);
    if (respondent?.state !== 'completed') continue;
    const { asked, said } = askedAndNot(before, respondent.answers, respondent.facts ?? NO_FACTS);
    const markedBy = ({ marking }: Questionnaire): Marks | undefined =>
      marking && markAnswers(marking, asked, said, respondent.handMarks ?? null);
    const [then, now] = [markedBy(before), markedBy(after)];
    addResult(outcome, then, now);
    if (row.tallyState !== 'completed') continue;
    const isSame = then !== undefined && now !== undefined && areSameMarks(then, now);
    if (!isSame) scored.push(scoredBy(row, now));
    if (respondent.isRepeat) continue;
    if (isSame) {
      // All else would be added and taken out again.
      const some = asked.filter((question) => rekeyed.has(question));
      counters.before.addItems(then, some, said, respondent.tries);
      counters.after.addItems(now, some, said, respondent.tries);
      continue;
    }
    counters.before.addMarks(then, asked, said, respondent);
    counters.after.addMarks(now, asked, said, respondent);
  }
  const [sum, taken] = [counters.after, counters.before].map((counter) => sumTallies(counter.tallies()));
  return { lacking: cellsToAdd(subtractTally(sum ?? emptyTally(), taken ?? emptyTally())), scored, outcome };
}

/** Questions whose marks are added up elsewhere by the other key. */
function keyedOtherwise(before: Questionnaire, after: Questionnaire): ReadonlySet<Question> {
  const keyOf = ({ marking }: Questionnaire, question: Question) => marking && itemKey(marking, question);
  return new Set(questionsOf(before).filter((question) => keyOf(before, question) !== keyOf(after, question)));
}
