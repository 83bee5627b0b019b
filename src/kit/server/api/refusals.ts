import { type Endpoint, permissionFor, takes } from '#kit/contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts';

/** What a code says, for whoever calls the API. */
export const REFUSAL_WORDS: Record<ErrorCode, string> = {
  invalid: 'What was sent is not right: `fields` names every place and what is expected there.',
  signed_out: 'Nobody is signed in, or the session is over: renew it with `/auth/refresh_token`, or sign in.',
  forbidden: 'The caller sees this and may not do it; or another site sent the request.',
  not_found: 'It does not exist, or the caller may not know that it does.',
  conflict: 'It does not fit what is there now: somebody saved first, or a key was used for another request.',
  gone: 'It was there and is over: no more answers are taken.',
  too_large: 'The body is larger than this call takes, or what it adds to would be larger than it may be.',
  limited:
    'Called too often, or too much is kept of calls with an `Idempotency-Key`: `Retry-After` says after how many seconds one may again.',
  plan_limit: 'The plan of the caller does not include it.',
  internal: 'Something went wrong on our side.',
  busy: 'Too much to do at this moment: `Retry-After` says after how many seconds to try again.',
};

/**
 * Every way in which the endpoint may refuse a call, by rising status: what its value says, and what follows from it.
 */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, limits, refusals, repeatable, keysKnown, body, params } = endpoint;
  const isInside = permissionFor(endpoint) !== undefined;
  const possible: Record<ErrorCode, boolean> = {
    invalid: true,
    signed_out: access !== 'anyone',
    forbidden: method !== 'GET' || isInside,
    not_found: takes(params) || isInside,
    conflict: repeatable,
    gone: false,
    too_large: takes(body),
    limited: limits.length > 0 || (repeatable && keysKnown === undefined),
    plan_limit: false,
    internal: true,
    busy: true,
  };
  const codes = (Object.keys(possible) as ErrorCode[]).filter((code) => possible[code] || refusals.includes(code));
  return codes.sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}
