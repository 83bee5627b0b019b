import { data } from 'react-router';
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts';

/** What a loader throws to show the error page, with the status that a call refused for the same reason has. */
export function pageRefusal(code: ErrorCode) {
  return data(null, { status: ERROR_STATUS[code] });
}
