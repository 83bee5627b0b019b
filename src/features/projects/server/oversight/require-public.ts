import { AppError } from '#kit/contract/errors.ts';
import type { ProjectRow } from '../visible-projects.ts';

/** Of what is taken down nobody who takes part is shown anything. */
export function requirePublic({ takenDown }: Pick<ProjectRow, 'takenDown'>): void {
  if (takenDown !== null) throw new AppError('gone', { message: 'surveyTakenDown' });
}
