import { findTemplates, getTemplate } from '#features/library/contract.ts';
import type { Input } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { checkProject, findProjects, getProjectsOverview, getSurvey } from '../contract.ts';

type Listed = Input<typeof findProjects> extends { query?: infer Query } ? Query : never;

export function overviewQuery() {
  return callQuery(getProjectsOverview);
}

/** The own surveys as the address of the list asks for them. */
export function surveysQuery(asked: Listed) {
  return callQuery(findProjects, { query: { ...asked, kind: 'survey' } });
}

export function surveyQuery(id: string) {
  return callQuery(getSurvey, { params: { id } });
}

export function findingsQuery(id: string) {
  return callQuery(checkProject, { params: { id } });
}

export function templatesQuery() {
  return callQuery(findTemplates, { query: { kind: 'survey' } });
}

export function templateQuery(id: string) {
  return callQuery(getTemplate, { params: { id } });
}
