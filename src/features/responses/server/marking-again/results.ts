import type { Marks } from '#domain/quiz/mark-answers.ts';
import type { remarkings } from '../tables.ts';

/** How many results there are and what became of them, by what `remarkings` adds up. */
export type MarkedAgain = Pick<
  typeof remarkings.$inferSelect,
  | 'results'
  | 'changed'
  | 'markedBefore'
  | 'markedAfter'
  | 'percentBefore'
  | 'percentAfter'
  | 'passedBefore'
  | 'passedAfter'
>;

export const NOTHING_MARKED: MarkedAgain = {
  ...{ results: 0, changed: 0 },
  ...{ markedBefore: 0, percentBefore: 0, passedBefore: 0 },
  ...{ markedAfter: 0, percentAfter: 0, passedAfter: 0 },
};

/** Adds one completed response: what it came to before and what it comes to now. */
export function addResult(sums: MarkedAgain, before: Marks | undefined, after: Marks | undefined): void {
  sums.results += 1;
  if (resultOf(before) !== resultOf(after)) sums.changed += 1;
  if (before?.waiting === 0) {
    sums.markedBefore += 1;
    sums.percentBefore += Math.round(before.percent * 100);
    if (before.passed) sums.passedBefore += 1;
  }
  if (after?.waiting === 0) {
    sums.markedAfter += 1;
    sums.percentAfter += Math.round(after.percent * 100);
    if (after.passed) sums.passedAfter += 1;
  }
}

/** Two results are one where whoever reads them could not tell. */
function resultOf(marks: Marks | undefined): string {
  return marks ? [marks.earned, marks.points, marks.passed, marks.waiting].join(' ') : '';
}

/** Whether each question came to the same, and so all of them. */
export function areSameMarks(one: Marks, other: Marks): boolean {
  return (
    resultOf(one) === resultOf(other) &&
    one.questions.length === other.questions.length &&
    one.questions.every(({ questionId, earned, points, outcome }, index) => {
      const same = other.questions[index];
      return (
        same?.questionId === questionId && same.earned === earned && same.points === points && same.outcome === outcome
      );
    })
  );
}
