import { useState } from 'react';
import type { KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { CallError } from '#kit/contract/call.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { type getBankQuestion, keepQuestions, updateBankQuestion } from '../../contract/bank-questions.ts';
import { useReadBankAgain } from './use-bank.ts';

type Edited = KeptQuestion & { category: string | null; tags: string[] };

/** A question as it is edited: one that the bank has, or a new one. */
export type Stored = Edited & Partial<Data<typeof getBankQuestion>>;

/** Saves what is edited of a question; of what is refused it says what is wrong. */
export function useStoreQuestion(bank: Bank, { _id: id, revision }: Stored, onStored: () => void) {
  const t = useText();
  const messageOf = useErrorMessage();
  const readAgain = useReadBankAgain();
  const [isStoring, setStoring] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function store({ question, marking, ...filing }: Edited): Promise<void> {
    setStoring(true);
    setProblem(undefined);
    try {
      const kept = { question, marking };
      if (id !== undefined && revision !== undefined) {
        await call(updateBankQuestion, { params: { id }, body: { ...kept, ...filing, revision } });
      } else await call(keepQuestions, { body: { bank, ...filing, questions: [kept] } });
      await readAgain();
      showToast('success', t(id === undefined ? 'bank:kept' : 'bank:changed', { count: 1 }));
      onStored();
    } catch (error) {
      const atTitle = error instanceof CallError && Object.keys(error.fields).some((path) => path.endsWith('.title'));
      const [first] = error instanceof CallError ? Object.values(error.fields).flat() : [];
      setProblem(atTitle ? t('bank:untitled') : (first ?? messageOf(error)));
    } finally {
      setStoring(false);
    }
  }

  return { store, isStoring, problem };
}
