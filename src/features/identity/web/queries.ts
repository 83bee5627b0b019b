import { callQuery } from '#kit/web/calls/queries.ts';
import { findSessions } from '../contract.ts';

export function sessionsQuery() {
  return callQuery(findSessions);
}
