import type { RespondentRow } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';

/** Why nothing more is taken of somebody who has ended. */
export function endedAlready({ endedBy }: Pick<RespondentRow, 'endedBy'>): AppError {
  if (endedBy === 'deadline') return new AppError('gone', { message: 'timeIsUp' });
  if (endedBy === 'close') return new AppError('gone', { message: 'closedMeanwhile' });
  return new AppError('conflict', { message: 'alreadySubmitted' });
}
