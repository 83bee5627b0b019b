import { and, eq } from 'drizzle-orm';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { hasSecondStep } from '../second-step/check-second-step.ts';
import { beginSecondStep } from '../second-step/pending-sign-in.ts';
import { rememberBrowser } from '../sessions/known-browser.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { users } from '../tables.ts';
import { checkCode, spend } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';
import { accountName } from './account-name.ts';
import { assumeLanguage } from './choose-language.ts';
import { refuseState } from './refuse-state.ts';

/**
 * Verifies the account by the code that was sent, and signs its owner in. One that was put back to unverified may have
 * a second step, which comes next.
 */
export async function verifyRegistration(
  db: Db,
  { id, code }: { id: string; code: string },
  visit: Visit,
): Promise<StartedSession | { secondStep: true }> {
  const checked = await checkCode(db, { id, purpose: 'register', code }, visit);
  const { session, user } = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, state: users.state, passwordHash: users.passwordHash, name: accountName })
      .from(users)
      .where(eq(users.id, checked.userId))
      .for('update');
    if (!user) throw invalidField('code', 'codeSpent');
    await spend(tx, checked, visit.now);
    refuseState(user.state);
    await tx
      .update(users)
      .set({ state: 'Verified', updatedAt: visit.now })
      .where(and(eq(users.id, user.id), eq(users.state, 'Unverified')));
    const by = { id: user.id, from: visit };
    await recordChange(tx, by, accountSubject, { action: 'verified', id: user.id, name: user.name }, visit.now);
    await assumeLanguage(tx, user.id, visit.locale);
    if (await hasSecondStep(tx, user.id)) return { user };
    const session = await startSession(tx, user, visit);
    if (!session) throw new AppError('conflict');
    return { session, user };
  });
  if (!session) {
    await beginSecondStep(visit, user);
    return { secondStep: true };
  }
  rememberBrowser(visit, user);
  return session;
}
