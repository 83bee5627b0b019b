import { AppError } from '#kit/contract/errors.ts';
import type { users } from '../tables.ts';

type UserState = (typeof users.$inferSelect)['state'];

/** Whether an account is open to its owner, once they have shown that it is theirs. */
export function isLetIn(state: UserState): boolean {
  return state !== 'Suspend' && state !== 'Inactive';
}

/** Refuses people whose account was closed to them. Only for those who have shown that it is theirs. */
export function refuseState(state: UserState): void {
  if (state === 'Suspend') throw new AppError('forbidden', { message: 'accountSuspended' });
  if (state === 'Inactive') throw new AppError('forbidden', { message: 'accountInactive' });
}
