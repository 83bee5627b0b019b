import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { type Bank, findBankCategories, findSharedCategories } from '../../contract/bank-categories.ts';
import { findBankQuestions, findSharedQuestions, getBankQuestion } from '../../contract/bank-questions.ts';
import { pathWords, treeOfBank } from './bank-tree.ts';

const NONE: never[] = [];

/** The categories of a bank, as a tree to choose from and in words. */
export function useBankCategories(bank: Bank) {
  const locale = useLocale();
  const { data } = useQuery(callQuery(findBankCategories, { query: { bank } }));
  return useMemo(() => {
    const categories = data ?? NONE;
    return {
      tree: treeOfBank(categories, locale),
      pathOf: (id: string | null) => pathWords(categories, id, locale),
      /** Until they are known, any may be one. */
      mayBe: (id: string) => data === undefined || categories.some(({ _id }) => _id === id),
    };
  }, [data, locale]);
}

/** Whatever shows a bank shows it as it is now. */
export function useReadBankAgain() {
  const client = useQueryClient();
  const reads = [findBankCategories, findSharedCategories, findBankQuestions, findSharedQuestions, getBankQuestion];
  return () => Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: callKey(read) })));
}
