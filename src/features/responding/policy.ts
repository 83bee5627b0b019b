import {
  DETAIL_FIELDS,
  type DetailField,
  type ProjectSettings,
  type ProjectStatus,
} from '#features/projects/contract.ts';
import { hasEnded, isFull } from '#features/projects/policy.ts';
import type { Door, RunState } from './contract.ts';

interface Admission {
  status: ProjectStatus;
  opensAt: Date | null;
  endsAt: Date | null;
  responseLimit: number | null;
}

/**
 * Whether a project takes answers at this moment; undefined for a draft, which nobody but its managers may know of.
 * `completed` is only asked for where a response limit is set.
 */
export function doorOf(project: Admission, completed: number | null, now: Date): Door | undefined {
  if (project.status === 'draft') return undefined;
  if (isFull(project, completed ?? 0)) return 'full';
  if (project.status === 'complete') return 'closed';
  if (hasEnded(project, now)) return 'closed';
  if (project.opensAt !== null && project.opensAt > now) return 'not_open_yet';
  return 'open';
}

/** Whether somebody who has a run already may begin another one. */
export function mayAnswerAgain(onePer: ProjectSettings['onePer'], earlier: RunState | undefined): boolean {
  return onePer === 'nobody' || earlier !== 'completed';
}

type DetailRule = ProjectSettings['details'][DetailField];

export type Asking = Pick<ProjectSettings, 'responseMethod' | 'details'>;

/** Whether a detail of the respondent is asked for. Nobody is asked who they are except where the project says so. */
export function detailRule({ responseMethod, details }: Asking, field: DetailField): DetailRule {
  return responseMethod === 'identified' ? (details[field] ?? 'off') : 'off';
}

/** The details that a project asks for, in their order. */
export function askedDetails(project: Asking): DetailField[] {
  return DETAIL_FIELDS.filter((field) => detailRule(project, field) !== 'off');
}
