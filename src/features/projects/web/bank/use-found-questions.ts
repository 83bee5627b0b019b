import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { SEARCH_PAUSE_MS } from '#ui/dashboard/lists/tools/search-box.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { findBankQuestions } from '../../contract/bank-questions.ts';

/** What is looked for in a bank; '' for anything. */
export interface Looking {
  bank: Bank;
  q: string;
  category: string;
  tag: string;
}

/** The questions of a bank that are looked for, as far as one has gone on. */
export function useFoundQuestions({ bank, ...narrowed }: Looking) {
  const [asked] = useDebouncedValue(narrowed, SEARCH_PAUSE_MS);
  const query = { bank, ...narrowedBy(asked) };
  return useInfiniteQuery({
    queryKey: [...callKey(findBankQuestions), 'found', query],
    queryFn: ({ pageParam }): Promise<Data<typeof findBankQuestions>> =>
      call(findBankQuestions, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** What of it the call is asked for. */
export function narrowedBy(asked: Omit<Looking, 'bank'>): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value.trim() !== ''));
}
