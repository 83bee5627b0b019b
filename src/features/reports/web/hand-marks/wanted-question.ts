import type { MarkedQuestion } from '../../contract/hand-marks.ts';

type Marked = Pick<MarkedQuestion, 'questionId' | 'waiting'>;

interface AtWork {
  /** The question that was asked for, if one was. */
  asked: string | null;
  /** The one whose answers are before whoever marks, while they are not through with them. */
  here: string | undefined;
}

/**
 * The question whose answers are marked: the one that was asked for while it waits, else the first that does. What
 * others finish meanwhile is not taken from under the hands of whoever marks, nor are they led away by what comes in.
 */
export function wantedQuestion<Q extends Marked>(questions: readonly Q[], { asked, here }: AtWork): Q | undefined {
  const unfinished = questions.filter(({ waiting }) => waiting > 0);
  return (
    unfinished.find(({ questionId }) => questionId === asked) ??
    questions.find(({ questionId }) => questionId === here) ??
    unfinished[0]
  );
}
