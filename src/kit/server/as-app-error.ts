import { AppError } from '#kit/contract/errors.ts';

interface Thrown {
  name?: string;
  code?: string;
  statusCode?: number;
  message?: string;
  cause?: unknown;
}

/** PostgreSQL's own words for "too much at once": cancelled by timeout, no connection left, deadlock, serialisation. */
const BUSY = new Set(['57014', '53300', '40001', '40P01', '55P03']);

/** Turns whatever was thrown into one of the few errors the wire knows; what is not recognised is internal. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const error = thrown as Thrown;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid', { message: 'unreadable' });
  }
  if (isBusy(error) || isBusy(error.cause as Thrown | undefined)) return new AppError('busy', { retryAfterSeconds: 2 });
  return new AppError('internal');
}

function isBusy(error: Thrown | undefined): boolean {
  if (error === undefined || error === null) return false;
  return BUSY.has(error.code ?? '') || /timeout exceeded when trying to connect/.test(error.message ?? '');
}
