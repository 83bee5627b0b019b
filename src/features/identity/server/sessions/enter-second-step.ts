import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { Refusal } from '../../contract/ways-in.ts';
import { fullName } from '../../policy.ts';
import { refuseState } from '../accounts/refuse-state.ts';
import { type CheckedStep, checkSecondStep, spendSecondStep } from '../second-step/check-second-step.ts';
import { endSecondStep, readSecondStep } from '../second-step/pending-sign-in.ts';
import { tellOfFactor } from '../second-step/tell-of-factor.ts';
import { users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { markOf, rememberBrowser } from './known-browser.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { tellOfNewBrowser } from './tell-of-new-browser.ts';

/** Ends signing in: whose password was right shows the code of their app, or a recovery code in its place. */
export async function enterSecondStep(db: Db, code: string, visit: Visit): Promise<StartedSession> {
  const account = await accountOf(db, visit);
  refuseState(account.state);
  const known = markOf(visit, account);
  const checked = await lookAt(db, account, code, { ...visit, isKnown: known !== undefined });
  const session = await db.transaction(async (tx) => {
    await spendSecondStep(tx, account.id, checked, visit.now);
    const started = await startSession(tx, { ...account, by: checked.by }, visit);
    if (!started) throw over();
    if (checked.by === 'recoveryCode') {
      const by = { id: account.id, role: account.role, from: visit };
      await tellOfFactor(tx, by, { userId: account.id, change: 'recoveryCodeUsed' }, visit);
    }
    if (!known) await tellOfNewBrowser(tx, { account, sessionId: started.sessionId }, visit);
    return started;
  });
  endSecondStep(visit);
  rememberBrowser(visit, account);
  return session;
}

async function accountOf(db: Db, visit: Visit) {
  const pending = await readSecondStep(visit);
  if (!pending) throw over();
  const { id, role, firstName, lastName, passwordHash, state } = users;
  const [account] = await db
    .select({ id, role, firstName, lastName, passwordHash, state })
    .from(users)
    .where(eq(users.id, pending.userId));
  if (!account || !pending.isOf(account.passwordHash)) throw over();
  return account;
}

/** Somebody who knows the password and no code is who its owner has to hear of: it stands in the log. */
async function lookAt(
  db: Db,
  account: Awaited<ReturnType<typeof accountOf>>,
  code: string,
  visit: Visit & { isKnown: boolean },
): Promise<CheckedStep> {
  try {
    return await checkSecondStep(db, account.id, code, visit);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') {
      const { id } = account;
      const refusal: Refusal = 'code';
      const after = { device: visit.userAgent, refusal };
      const refused = { action: 'signInRefused', id, name: fullName(account), ownerId: id, after } as const;
      await recordChange(db, { from: visit }, accountSubject, refused, visit.now);
    }
    throw error;
  }
}

function over(): AppError {
  return new AppError('gone', { message: 'secondStepOver' });
}
