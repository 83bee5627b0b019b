import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { requirePassword } from '../passwords/require-password.ts';
import type { Visit } from '../visit.ts';
import { checkSecondStep, hasSecondStep, spendSecondStep } from './check-second-step.ts';

/** Does something about the second step for whoever shows the password and a code, which is spent with it. */
export async function proveOwner<T>(
  db: Db,
  actor: Actor,
  { currentPassword, code }: { currentPassword: string; code: string },
  visit: Pick<Visit, 'keys' | 'now' | 'ip'>,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  if (!(await hasSecondStep(db, actor.id))) throw new AppError('conflict', { message: 'secondStepIsOff' });
  await requirePassword(db, actor, currentPassword, visit);
  const checked = await checkSecondStep(db, actor.id, code, { ...visit, isKnown: true });
  return await db.transaction(async (tx) => {
    await spendSecondStep(tx, actor.id, checked, visit.now);
    return await work(tx);
  });
}
