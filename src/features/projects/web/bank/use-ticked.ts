import { useState } from 'react';
import type { BankQuestion } from '../../contract/bank-questions.ts';

export type Ticked = ReturnType<typeof useTicked>;

/** Those that were ticked, in the order of ticking, whatever is looked for afterwards. */
export function useTicked() {
  const [all, setAll] = useState<readonly BankQuestion[]>([]);
  return {
    all,
    isTicked: (id: string) => all.some(({ _id }) => _id === id),
    tickAll: (questions: readonly BankQuestion[]) =>
      setAll((now) => [...now, ...questions.filter(({ _id }) => !now.some((one) => one._id === _id))]),
    tick: (question: BankQuestion, isWanted: boolean) =>
      setAll((now) => [...now.filter(({ _id }) => _id !== question._id), ...(isWanted ? [question] : [])]),
    drop: (isGone: (question: BankQuestion) => boolean) => setAll((now) => now.filter((one) => !isGone(one))),
  };
}
