import { callQuery } from '#kit/web/calls/queries.ts';
import { findSessions } from '../contract/sessions.ts';

export function sessionsQuery() {
  return callQuery(findSessions);
}
