// The thread that counts answers: what thousands of them add up to keeps a processor busy longer than one should wait.
import { Counter, contribution } from '#domain/answers/counting/contribution.ts';
import { subtractTally, sumTallies, type Tally } from '#domain/answers/counting/tally.ts';
import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type Marks, markAnswers } from '#domain/quiz/mark-answers.ts';
import { addResult, type MarkedAgain, NOTHING_MARKED } from '../marking-again/marked-again.ts';
import { type CellsToAdd, cellsToAdd } from './cells-to-add.ts';
import { type AnsweredRow, asTheyStand, asTheyWereCounted } from './counted-row.ts';

/** Respondents who answered one version. */
export interface Answered {
  questionnaire: Questionnaire;
  rows: readonly AnsweredRow[];
}

/** What the stored tallies lack of these, ready to be added: texts are handed over sooner than thousands of cells. */
export function lacking(answered: readonly Answered[]): CellsToAdd {
  return cellsToAdd(sumTallies(answered.map(lackingOf)));
}

function lackingOf({ questionnaire, rows }: Answered): Tally {
  const now = contribution(asTheyStand(rows), questionnaire);
  return subtractTally(now, contribution(asTheyWereCounted(rows), questionnaire));
}

/** Respondents who answered one version, with the key that they are marked by and the one that they are to be. */
export interface ToMarkAgain {
  before: Questionnaire;
  after: Questionnaire;
  rows: readonly AnsweredRow[];
}

/** What the tallies lack once these are marked by the other key, and what became of their marks. */
export function markedAgain({ before, after, rows }: ToMarkAgain): { lacking: CellsToAdd; outcome: MarkedAgain } {
  const counters = { before: new Counter(before), after: new Counter(after) };
  const outcome = { ...NOTHING_MARKED };
  for (const row of rows) {
    const [respondent] = asTheyStand([row]);
    if (respondent?.state !== 'completed') continue;
    const { asked, said } = askedAndNot(before, respondent.answers, respondent.facts ?? NO_FACTS);
    const isCounted = row.tallyState === 'completed' && !respondent.isRepeat;
    const markedBy = (which: 'before' | 'after'): Marks | undefined => {
      if (isCounted) return counters[which].addMarks(asked, said, respondent.handMarks);
      const { marking } = which === 'before' ? before : after;
      return marking && markAnswers(marking, asked, said, respondent.handMarks);
    };
    addResult(outcome, markedBy('before'), markedBy('after'));
  }
  const [now, then] = [counters.after, counters.before].map((counter) => sumTallies(counter.tallies()));
  return { lacking: cellsToAdd(subtractTally(now ?? new Map(), then ?? new Map())), outcome };
}
