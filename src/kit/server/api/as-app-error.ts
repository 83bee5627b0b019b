import { AppError } from '#kit/contract/errors.ts';
import { isBusyError } from '../database/database-errors.ts';

interface Thrown {
  code?: string;
  statusCode?: number;
}

/** The body is in another form than the call takes: JSON, or bytes as they are. */
export function unreadableBody(expected: 'jsonBody' | 'bytesBody'): AppError {
  return new AppError('invalid', { message: 'unreadable', fields: { body: [{ key: expected }] } });
}

/** Turns whatever was thrown into one of the few errors the wire knows; what is not recognised is internal. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Thrown;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const isBody = error.code?.startsWith('FST_ERR_CTP_') === true;
    return isBody ? unreadableBody('jsonBody') : new AppError('invalid', { message: 'unreadable' });
  }
  if (isBusyError(thrown)) return new AppError('busy', { retryAfterSeconds: 2 });
  return new AppError('internal');
}
