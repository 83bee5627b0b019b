import { useSearchParams } from 'react-router';

interface ListOptions {
  /** The usual order; a list without one cannot be sorted. */
  sort?: string;
  /** What the list can be narrowed by. Whatever else the address says, others put there for themselves. */
  filters?: readonly string[];
}

export interface ListState {
  q: string;
  /** A field, with `-` before it when the largest come first. */
  sort: string | undefined;
  /** Counted from 1. */
  page: number;
  /** Where each page gone through begins but the first, the last being the page shown. */
  cursors: readonly string[];
  filters: Readonly<Record<string, string>>;
  /** Columns that are not to be shown. */
  hidden: readonly string[];
  /** Whether less than everything is asked for. */
  narrowed: boolean;
  /** What the list's call takes. */
  query: Record<string, string>;
  search: (q: string) => void;
  sortBy: (sort: string | undefined) => void;
  /** What makes no sense beside the new value, `q` among it, is dropped along. */
  filter: (name: string, value: string | undefined, dropped?: readonly string[]) => void;
  /** Several at once, of which one means nothing without another. */
  filterBy: (values: Readonly<Record<string, string | undefined>>) => void;
  showColumn: (id: string, shown: boolean) => void;
  clear: () => void;
  goToNext: (cursor: string) => void;
  goBack: () => void;
}

/**
 * Search, filters, order, columns and page of a list, kept in the address: a reload, a bookmark and the Back button
 * show the same list. The cursors of the pages gone through stand there too, the last one being the page shown.
 */
export function useListState({ sort: usual, filters: names = [] }: ListOptions = {}): ListState {
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void, replace = false) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const narrow = (name: string, value: string | undefined, replace?: boolean) =>
    change((next) => {
      next.delete('cursor');
      set(next, name, value);
    }, replace);

  const cursors = params.getAll('cursor');
  const filters = Object.fromEntries([...params].filter(([name]) => names.includes(name)));
  const q = params.get('q') ?? '';
  const sort = usual && (params.get('sort') ?? usual);
  const asked = { ...filters, q, sort: sort ?? '', cursor: cursors.at(-1) ?? '' };

  return {
    q,
    sort,
    page: cursors.length + 1,
    cursors,
    filters,
    hidden: params.getAll('hide'),
    narrowed: q !== '' || Object.keys(filters).length > 0,
    query: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
    search: (text) => narrow('q', text.trim(), true),
    sortBy: (field) => narrow('sort', field),
    filter: (name, value, dropped = []) =>
      change((next) => {
        for (const other of ['cursor', ...dropped]) next.delete(other);
        set(next, name, value);
      }),
    filterBy: (values) =>
      change((next) => {
        next.delete('cursor');
        for (const [name, value] of Object.entries(values)) set(next, name, value);
      }),
    showColumn: (id, shown) =>
      change((next) => {
        next.delete('hide', id);
        if (!shown) next.append('hide', id);
      }, true),
    clear: () =>
      change((next) => {
        for (const name of ['q', 'cursor', ...names]) next.delete(name);
      }),
    goToNext: (cursor) => change((next) => next.append('cursor', cursor)),
    goBack: () =>
      change((next) => {
        const gone = next.getAll('cursor').slice(0, -1);
        next.delete('cursor');
        for (const cursor of gone) next.append('cursor', cursor);
      }),
  };
}

function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
