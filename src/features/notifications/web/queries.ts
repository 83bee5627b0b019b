import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { countUnread, findNotifications } from '../contract/own.ts';

const COUNTED_MS = 60_000;

/** The number at the bell, kept up to date while a page is open. */
export function unreadQuery() {
  return queryOptions({ ...callQuery(countUnread), refetchInterval: COUNTED_MS });
}

const IN_BELL = 6;

/** The newest, as the bell shows them. */
export function newestQuery() {
  return queryOptions({ ...callQuery(findNotifications, { query: { limit: IN_BELL } }), staleTime: 0 });
}

/** All of them, or those that were not read, page by page. */
export function notificationsQuery(unread: boolean) {
  const query = unread ? { unread: 'true' as const } : {};
  return infiniteQueryOptions({
    queryKey: [...callKey(findNotifications, { query }), 'pages'],
    queryFn: ({ pageParam: cursor }) => call(findNotifications, { query: { ...query, limit: 20, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
