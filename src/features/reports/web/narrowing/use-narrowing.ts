import { type ListState, useListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { Narrowing } from '../../contract/narrowing.ts';

/** What narrows the summary and the list of responses alike: the way from one to the other keeps it. */
export const NARROWING = ['from', 'until', 'source'] as const satisfies (keyof Narrowing)[];

/** Which responses the summary is of, kept in the address. */
export function useNarrowing(): { list: ListState; narrowing: Narrowing; isNarrowed: boolean } {
  const list = useListState({ filters: NARROWING });
  const set = Object.entries(list.filters).filter(([, value]) => value !== '');
  return { list, narrowing: Object.fromEntries(set), isNarrowed: set.length > 0 };
}
