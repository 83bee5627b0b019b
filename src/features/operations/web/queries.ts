import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { findProjectActivities } from '../contract/activities.ts';
import { findErrors } from '../contract/errors.ts';
import { getOperations } from '../contract/state.ts';
import { findMails, getMail, getOverview } from '../contract.ts';

type Listed = Input<typeof findMails>['query'];

const OVERVIEW_MS = 30_000;
const WHILE_WAITING_MS = 3_000;

/** Kept up to date while it is looked at. */
export function overviewQuery() {
  return queryOptions({ ...callQuery(getOverview), refetchInterval: OVERVIEW_MS });
}

/** The same for how it runs. */
export function operationsQuery() {
  return queryOptions({ ...callQuery(getOperations), refetchInterval: OVERVIEW_MS });
}

/** A page of the log as the address of the list asks for it; the page before stays until it is there. */
export function mailsQuery(listed: Listed) {
  return queryOptions({ ...callQuery(findMails, { query: listed }), placeholderData: keepPreviousData });
}

export function errorsQuery(listed: Input<typeof findErrors>['query']) {
  return queryOptions({ ...callQuery(findErrors, { query: listed }), placeholderData: keepPreviousData });
}

/** Asked for again until it is sent or given up. */
export function mailQuery(id: string) {
  return queryOptions({
    ...callQuery(getMail, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? WHILE_WAITING_MS : false),
  });
}

export function projectActivitiesQuery(id: string) {
  const params = { id };
  return infiniteQueryOptions({
    queryKey: callKey(findProjectActivities, { params }),
    queryFn: ({ pageParam: cursor }) => call(findProjectActivities, { params, query: { cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
