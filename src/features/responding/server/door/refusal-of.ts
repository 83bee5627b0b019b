import { AppError } from '#kit/contract/errors.ts';
import type { Door } from '../../contract.ts';

/** What somebody is told who tries to answer at a door that is not open; of a draft nobody may know. */
export function refusalOf(door: Exclude<Door, 'open'> | undefined): AppError {
  if (door === undefined) return new AppError('not_found');
  if (door === 'not_open_yet') return new AppError('conflict', { message: 'surveyNotOpenYet' });
  return new AppError('gone', { message: door === 'full' ? 'surveyFull' : 'surveyClosed' });
}
