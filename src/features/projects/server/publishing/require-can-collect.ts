import { invalidField } from '#kit/contract/errors.ts';
import { hasEnded, isFull } from '../../policy.ts';
import type { ProjectRow } from '../visible-projects.ts';

/** Refuses to let answers in where the end time has passed or the response limit is reached. */
export function requireCanCollect(
  project: Pick<ProjectRow, 'endsAt' | 'responseLimit'>,
  responses: number,
  now: Date,
): void {
  if (hasEnded(project, now)) throw invalidField('endsAt', 'alreadyEnded');
  if (isFull(project, responses)) throw invalidField('responseLimit', 'alreadyFull');
}
