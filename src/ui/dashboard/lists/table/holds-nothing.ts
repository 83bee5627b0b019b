import type { UseQueryResult } from '@tanstack/react-query';
import type { ListState } from '../use-list-state.ts';
import type { ListPage } from './data-table.tsx';

type Asked = Pick<UseQueryResult<ListPage<unknown>>, 'data' | 'isPlaceholderData'>;

/** Whether a list has no rows at all: then there is nothing to search or choose from. An older page does not tell. */
export function holdsNothing({ data, isPlaceholderData }: Asked, { narrowed, page }: ListState): boolean {
  return !isPlaceholderData && !narrowed && page === 1 && data?.items.length === 0 && data.next === null;
}
