import { AppError } from '#kit/contract/errors.ts';
import type { ProjectRow } from '../visible-projects.ts';

/** Refuses to let answers into what the staff have taken down. */
export function requireNotTakenDown({ takenDown }: Pick<ProjectRow, 'takenDown'>): void {
  if (takenDown !== null) throw new AppError('conflict', { message: 'projectTakenDown' });
}
