import { useState } from 'react';
import type { KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { CallError } from '#kit/contract/call.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { keepQuestions, MOST_KEPT_AT_ONCE } from '../../contract/bank-questions.ts';
import type { Filing } from './filing-fields.tsx';
import { useReadBankAgain } from './use-bank.ts';

/** Keeps questions in a bank. Those that are kept when a later part is refused stay, and are not sent again. */
export function useKeepQuestions(bank: Bank, onKept: () => void) {
  const t = useText();
  const messageOf = useErrorMessage();
  const readAgain = useReadBankAgain();
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done] = useState(() => new Set<KeptQuestion>());

  /** Gives their ids in the bank; none where they were not kept. */
  async function keep(questions: readonly KeptQuestion[], { category, tags }: Filing): Promise<readonly string[]> {
    setKeeping(true);
    setProblem(undefined);
    const kept: string[] = [];
    try {
      const left = questions.filter((question) => !done.has(question));
      for (let first = 0; first < left.length; first += MOST_KEPT_AT_ONCE) {
        const part = left.slice(first, first + MOST_KEPT_AT_ONCE);
        const { ids } = await call(keepQuestions, { body: { bank, category, tags: [...tags], questions: part } });
        for (const question of part) done.add(question);
        kept.push(...ids);
      }
      showToast('success', t('bank:kept', { count: questions.length }));
      onKept();
    } catch (error) {
      const [first] = error instanceof CallError ? Object.values(error.fields).flat() : [];
      setProblem(first ?? messageOf(error));
    } finally {
      await readAgain();
      setKeeping(false);
    }
    return kept;
  }

  return { keep, isKeeping, problem };
}
