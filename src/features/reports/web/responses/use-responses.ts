import { useQuery } from '@tanstack/react-query';
import { type ListState, useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { OF_SUBMITTED } from '../../contract/responses.ts';
import { responsesQuery } from '../queries.ts';

/** What the list of responses can be narrowed by, in the address and in the call. */
export const FILTERS = ['state', 'language', 'source', 'from', 'until', 'has'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether it asks for what was submitted: not to be had of those under way. */
export function isOfSubmitted(name: string): boolean {
  return OF_SUBMITTED.some((one) => one === name);
}

/** The list of responses as the address asks for it. */
export function useResponses(projectId: string) {
  const list = useListState({ filters: FILTERS });
  const { state } = list.filters;
  const isSubmitted = state === undefined || state === 'completed';
  const asked = isSubmitted ? list.query : withoutThose(list.query);
  const query = useQuery(responsesQuery(projectId, asked, { searching: list.narrowed }));
  return { list, query, asked, isSubmitted };
}

function withoutThose(query: ListState['query']): ListState['query'] {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isOfSubmitted(name)));
}
