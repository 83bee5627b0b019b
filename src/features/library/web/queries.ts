import { callQuery } from '#kit/web/calls/queries.ts';
import { findTemplates, getTemplate } from '../contract.ts';

export function templatesQuery() {
  return callQuery(findTemplates, { query: { kind: 'survey' } });
}

export function templateQuery(id: string) {
  return callQuery(getTemplate, { params: { id } });
}
