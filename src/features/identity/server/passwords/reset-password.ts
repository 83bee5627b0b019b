import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { tryNewPassword } from '../counted-work.ts';
import { rememberBrowser } from '../sessions/known-browser.ts';
import { users } from '../tables.ts';
import { checkCode, checkLink, spend } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets a new password by the code or the link that was sent. Every session ends; either also proves the address, so the
 * account knows this browser from now on: a way in for its owner while others use up the tries of strangers.
 */
export async function resetPassword(
  db: Db,
  { id, code = '', link, password }: { id: string; code?: string; link?: string; password: string },
  visit: Visit,
): Promise<void> {
  await refuseGuessable(password, []);
  const checked =
    link === undefined
      ? await checkCode(db, { id, purpose: 'reset', code }, visit)
      : await checkLink(db, { id, link }, visit);
  const passwordHash = await tryNewPassword(db, checked.userId, visit.now, () => hashPassword(password));
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, checked.userId)).for('update');
    await spend(tx, checked, visit.now);
    await tx
      .update(users)
      .set({ state: sql`case when ${users.state} = 'Unverified' then 'Verified' else ${users.state} end` })
      .where(eq(users.id, checked.userId));
    await replacePassword(tx, { userId: checked.userId, passwordHash, action: 'passwordReset' }, visit);
  });
  rememberBrowser(visit, { id: checked.userId, passwordHash });
}
