import { AppError } from '#kit/contract/errors.ts';
import { isBusyError } from '../database/database-errors.ts';

interface Thrown {
  code?: string;
  statusCode?: number;
}

/** Turns whatever was thrown into one of the few errors the wire knows; what is not recognised is internal. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Thrown;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const isBody = error.code?.startsWith('FST_ERR_CTP_') === true;
    return new AppError('invalid', {
      message: 'unreadable',
      ...(isBody && { fields: { body: [{ key: 'jsonBody' }] } }),
    });
  }
  if (isBusyError(thrown)) return new AppError('busy', { retryAfterSeconds: 2 });
  return new AppError('internal');
}
