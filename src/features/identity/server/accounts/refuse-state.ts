import { AppError } from '#kit/contract/errors.ts';
import type { users } from '../tables.ts';

/** Refuses people whose account was closed to them. Only for those who have shown that it is theirs. */
export function refuseState(state: (typeof users.$inferSelect)['state']): void {
  if (state === 'Suspend') throw new AppError('forbidden', { message: 'accountSuspended' });
  if (state === 'Inactive') throw new AppError('forbidden', { message: 'accountInactive' });
}
