import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { findCategories } from '../contract/categories.ts';
import { getDashboard } from '../contract/dashboard.ts';
import { findProjects } from '../contract/list.ts';
import { findAllProjects, getAnyProject } from '../contract/oversight.ts';
import { getSurvey } from '../contract/project.ts';
import { getRetention } from '../contract/retention.ts';
import type { Retention } from '../contract/settings.ts';
import { findVersions, getVersion } from '../contract/versions.ts';

type Listed = Input<typeof findProjects> extends { query?: infer Query } ? Query : never;

/** The same for everybody and seldom another. */
export function categoriesQuery() {
  return callQuery(findCategories);
}

export function dashboardQuery() {
  return callQuery(getDashboard);
}

/** A page of the own projects as the address of the list asks for it; the page before stays until it is there. */
export function projectsQuery(listed: Listed) {
  return queryOptions({
    ...callQuery(findProjects, { query: listed }),
    placeholderData: keepPreviousData,
  });
}

/** A page of everybody's, in the back office. */
export function allProjectsQuery(listed: Input<typeof findAllProjects>['query']) {
  return queryOptions({ ...callQuery(findAllProjects, { query: listed }), placeholderData: keepPreviousData });
}

export function anyProjectQuery(id: string) {
  return callQuery(getAnyProject, { params: { id } });
}

export function surveyQuery(id: string) {
  return callQuery(getSurvey, { params: { id } });
}

/** What is being edited: it is not read again under the editor's hands, nor taken from an earlier visit. */
export function editedSurveyQuery(id: string) {
  return queryOptions({
    ...surveyQuery(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What goes next of a project's answers: as it is set, or under a retention that it may get. It depends on the day. */
export function retentionQuery(id: string, retention?: Retention) {
  return queryOptions({ ...callQuery(getRetention, { params: { id }, query: { ...retention } }), staleTime: 0 });
}

/** The published versions, the newest first. Another may have been published elsewhere. */
export function versionsQuery(id: string) {
  const params = { id };
  return infiniteQueryOptions({
    queryKey: callKey(findVersions, { params }),
    queryFn: ({ pageParam: cursor }) => call(findVersions, { params, query: { limit: 50, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** What was published never changes. */
export function versionQuery(id: string, number: number) {
  return queryOptions({
    ...callQuery(getVersion, { params: { id, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
