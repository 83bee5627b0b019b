import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword, verifyPassword } from '#kit/server/passwords/password-hash.ts';
import type { changePassword as endpoint } from '../../contract/passwords.ts';
import { tryNewPassword, tryPassword } from '../counted-work.ts';
import { rememberBrowser } from '../sessions/known-browser.ts';
import { users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { replacePassword } from './replace-password.ts';

type Change = Received<typeof endpoint>['body'];

/**
 * Changes the own password. The session it is done from stays, every other one ends; of the browsers, the account goes
 * on knowing the one it is done in.
 */
export async function changePassword(
  db: Db,
  actor: Actor,
  { currentPassword, password }: Change,
  visit: Pick<Visit, 'now' | 'locale' | 'publicUrl' | 'ip' | 'requestId' | 'cookies' | 'keys' | 'notify'>,
): Promise<void> {
  const user = await getPassword(db, actor.id);
  const isRight = await tryPassword(db, `own:${actor.id}`, visit, () =>
    verifyPassword(user.passwordHash, currentPassword),
  );
  if (!isRight) throw invalidField('currentPassword', 'wrongPassword');
  await refuseGuessable(password, [user.email, user.phone]);
  const passwordHash = await tryNewPassword(db, actor.id, visit.now, () => hashPassword(password));
  await db.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, actor.id), eq(users.passwordHash, user.passwordHash)))
      .for('update');
    if (!unchanged) throw new AppError('conflict');
    const replacing = {
      userId: actor.id,
      passwordHash,
      keepSession: actor.sessionId,
      action: 'passwordChanged',
    } as const;
    await replacePassword(tx, replacing, visit);
  });
  rememberBrowser(visit, { id: actor.id, passwordHash });
}

async function getPassword(db: Db, userId: string) {
  const [user] = await db
    .select({ passwordHash: users.passwordHash, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError('signed_out');
  return user;
}
