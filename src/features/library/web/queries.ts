import type { ProjectKind } from '#features/projects/contract/kinds.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { findTemplates, getTemplate } from '../contract.ts';

export function templatesQuery(kind: ProjectKind) {
  return callQuery(findTemplates, { query: { kind } });
}

export function templateQuery(id: string) {
  return callQuery(getTemplate, { params: { id } });
}
