import { errors } from '#kit/server/error-log/tables.ts';
import type { LoggedError } from '../../contract/errors.ts';

/** The columns that tell one error of the log from another. */
export const errorColumns = {
  id: errors.id,
  source: errors.source,
  type: errors.type,
  message: errors.message,
  place: errors.place,
  count: errors.count,
  firstSeen: errors.firstSeen,
  lastSeen: errors.lastSeen,
  resolvedAt: errors.resolvedAt,
  returned: errors.returned,
};

type ErrorRow = Pick<typeof errors.$inferSelect, keyof typeof errorColumns>;

export function summariseError({ id, firstSeen, lastSeen, resolvedAt, ...row }: ErrorRow): LoggedError {
  return {
    ...row,
    _id: id,
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
    state: resolvedAt ? 'resolved' : 'open',
  };
}
