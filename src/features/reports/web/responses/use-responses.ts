import { useQuery } from '@tanstack/react-query';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { responsesQuery } from '../queries.ts';

/** What the list of responses can be narrowed by, in the address and in the call. */
export const FILTERS = ['state', 'language', 'from', 'until', 'has'] as const;
export type Filter = (typeof FILTERS)[number];

/** The list of responses as the address asks for it. */
export function useResponses(projectId: string) {
  const list = useListState({ filters: FILTERS });
  const query = useQuery(responsesQuery(projectId, list.query, { searching: list.narrowed }));
  return { list, query };
}
