import type { Availability } from '#features/projects/contract.ts';
import { AppError } from '#kit/contract/errors.ts';

/** What somebody is told who tries to answer where no answers are taken; of a draft nobody may know. */
export function unavailable(availability: Exclude<Availability, 'open'> | undefined): AppError {
  if (availability === undefined) return new AppError('not_found');
  if (availability === 'not_open_yet') return new AppError('conflict', { message: 'surveyNotOpenYet' });
  return new AppError('gone', { message: availability === 'full' ? 'surveyFull' : 'surveyClosed' });
}
