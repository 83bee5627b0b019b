import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { findOwnAttempts, getOwnAttempt } from '../../contract/attempts.ts';
import { findOwnPractice } from '../../contract/practice.ts';

export function ownAttemptsQuery(listed: Input<typeof findOwnAttempts>['query']) {
  return queryOptions({ ...callQuery(findOwnAttempts, { query: listed }), placeholderData: keepPreviousData });
}

export function ownPracticeQuery() {
  return callQuery(findOwnPractice);
}

export function ownAttemptQuery(id: string) {
  return callQuery(getOwnAttempt, { params: { id } });
}
