// The list's state lives in the address, so that it survives a reload, a bookmark and the way back.
import { PROJECT_SORTS, PROJECT_STATUSES, type ProjectStatus } from '../../contract.ts';

export type ProjectSort = (typeof PROJECT_SORTS)[number];

export interface ListState {
  q: string;
  status: ProjectStatus | undefined;
  sort: ProjectSort;
  /** The cursors of the pages before this one and of this one; the first page has none. */
  cursors: readonly string[];
}

const DEFAULT_SORT: ProjectSort = '-updatedAt';

export function readListState(search: URLSearchParams): ListState {
  return {
    q: search.get('q') ?? '',
    status: PROJECT_STATUSES.find((status) => status === search.get('status')),
    sort: PROJECT_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT_SORT,
    cursors: search.getAll('cursor'),
  };
}

export function writeListState(state: ListState): URLSearchParams {
  const search = new URLSearchParams();
  if (state.q !== '') search.set('q', state.q);
  if (state.status) search.set('status', state.status);
  if (state.sort !== DEFAULT_SORT) search.set('sort', state.sort);
  for (const cursor of state.cursors) search.append('cursor', cursor);
  return search;
}

/** Another search, filter or order starts again at the first page. */
export function refine(state: ListState, change: Partial<Omit<ListState, 'cursors'>>): ListState {
  return { ...state, ...change, cursors: [] };
}

export function nextPage(state: ListState, cursor: string): ListState {
  return { ...state, cursors: [...state.cursors, cursor] };
}

export function previousPage(state: ListState): ListState {
  return { ...state, cursors: state.cursors.slice(0, -1) };
}

export function isRefined(state: ListState): boolean {
  return state.q !== '' || state.status !== undefined;
}
