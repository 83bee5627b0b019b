import { useQuery } from '@tanstack/react-query';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { ListedResponse, ResponseDetail } from '../../contract/responses.ts';
import { responsesQuery } from '../queries.ts';
import { type Place, useReportPlace } from '../use-report-place.ts';

/** The list that a response is read beside. */
export interface ReadBeside {
  projectId: string;
  list: ListState;
  /** What the page shown was asked for. */
  asked: ListState['query'];
  page: { items: ListedResponse[]; next: string | null } | undefined;
}

/** Where one steps to from a response. */
export interface Neighbours {
  /** The one started later. */
  previous: Place | null;
  /** The one started earlier. */
  next: Place | null;
}

/**
 * Those beside a response in the list as it is narrowed, on into the pages before and after. Where the list does not
 * hold it, those beside it among all there are, unless only some are meant.
 */
export function useNeighbours(response: ResponseDetail, beside: ReadBeside): Neighbours {
  const { list, page } = beside;
  const { toResponse } = useReportPlace();
  const items = page?.items ?? [];
  const at = items.findIndex(({ _id }) => _id === response._id);
  const back = list.cursors.slice(0, -1);
  const on = [...list.cursors, page?.next ?? ''];
  const before = useOtherPage(beside, back, at === 0 && list.page > 1);
  const after = useOtherPage(beside, on, at !== -1 && at === items.length - 1 && page?.next != null);

  if (at === -1 && !list.narrowed) {
    const { previous, next } = response;
    return { previous: previous ? toResponse(previous) : null, next: next ? toResponse(next) : null };
  }
  const place = (id: string | undefined, cursors = list.cursors) => (id ? toResponse(id, cursors) : null);
  return {
    previous: place(items[at - 1]?._id) ?? place(before?.at(-1)?._id, back),
    next: place(at === -1 ? undefined : items[at + 1]?._id) ?? place(after?.at(0)?._id, on),
  };
}

/** Another page of the list, read once one comes to the edge of this one. */
function useOtherPage({ projectId, list, asked }: ReadBeside, cursors: readonly string[], enabled: boolean) {
  const { cursor: _shown, ...rest } = asked;
  const cursor = cursors.at(-1);
  const query = responsesQuery(projectId, { ...rest, ...(cursor && { cursor }) }, { searching: list.narrowed });
  const { data } = useQuery({ ...query, enabled, placeholderData: undefined });
  return enabled ? data?.items : undefined;
}
