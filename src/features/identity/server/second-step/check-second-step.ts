import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { type AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { tryAppCode, tryCode } from '../counted-work.ts';
import type { Keys } from '../keys.ts';
import { authenticators, recoveryCodes } from '../tables.ts';
import { readCode } from '../verification/verification-code.ts';
import { APP_CODE, stepOfCode } from './app-code.ts';
import { hashRecoveryCode, readRecoveryCode, unusedCodesOf } from './recovery-codes.ts';
import { unseal } from './seal.ts';

/** A code that was right when it was looked at. */
export type CheckedStep = { by: 'app'; step: number } | { by: 'recoveryCode'; id: string };

interface Caller {
  keys: Keys;
  now: Date;
  ip: string;
  /** Whether the account knows who types it: a browser of its own, or somebody signed in. */
  isKnown: boolean;
}

/**
 * Looks at the code of a second step: of the app, or a recovery code in its place. It is not spent by that. Wrong ones
 * are counted, before they are looked at.
 */
export async function checkSecondStep(db: Db, userId: string, typed: string, caller: Caller): Promise<CheckedStep> {
  const code = readCode(typed);
  return APP_CODE.test(code)
    ? await tryAppCode(db, userId, caller, () => findStep(db, userId, code, caller))
    : await tryCode(db, caller, () => findRecoveryCode(db, userId, readRecoveryCode(code)));
}

/** Spends a code; of two who show the same one succeeds. Runs in the transaction of what it was shown for. */
export async function spendSecondStep(tx: Db, userId: string, checked: CheckedStep, now: Date): Promise<void> {
  const spent =
    checked.by === 'app'
      ? await tx
          .update(authenticators)
          .set({ lastStep: checked.step })
          .where(and(isConfirmed(userId), lt(authenticators.lastStep, checked.step)))
          .returning({ id: authenticators.userId })
      : await tx
          .update(recoveryCodes)
          .set({ usedAt: now })
          .where(and(eq(recoveryCodes.id, checked.id), isNull(recoveryCodes.usedAt)))
          .returning({ id: recoveryCodes.id });
  if (spent.length === 0) throw wrongStep();
}

/** Whether somebody is asked for a second step. */
export async function hasSecondStep(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(authenticators, isConfirmed(userId))) > 0;
}

export function isConfirmed(userId: string) {
  return and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
}

async function findStep(
  db: Db,
  userId: string,
  code: string,
  { keys, now }: Pick<Caller, 'keys' | 'now'>,
): Promise<CheckedStep | AppError> {
  const [found] = await db
    .select({ sealedSecret: authenticators.sealedSecret, lastStep: authenticators.lastStep })
    .from(authenticators)
    .where(isConfirmed(userId));
  const secret = found && unseal(keys, userId, found.sealedSecret);
  const step = secret && stepOfCode(secret, code, found.lastStep, now);
  return step ? { by: 'app', step } : wrongStep();
}

async function findRecoveryCode(db: Db, userId: string, code: string): Promise<CheckedStep | AppError> {
  const [found] = await db
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(and(unusedCodesOf(userId), eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code))));
  return found ? { by: 'recoveryCode', id: found.id } : wrongStep();
}

function wrongStep(): AppError {
  return invalidField('code', 'secondStepWrong');
}
