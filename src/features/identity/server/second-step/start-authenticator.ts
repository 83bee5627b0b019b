import { eq, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { startAuthenticator as endpoint } from '../../contract/second-step.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { authenticators, users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { addressOfSecret, newAppSecret } from './app-code.ts';
import { seal } from './seal.ts';

/**
 * Gives what an app makes its codes from, this once. Nobody is asked for a code before one was shown; who starts anew
 * gets another secret.
 */
export async function startAuthenticator(
  db: Db,
  actor: Actor,
  { currentPassword }: Received<typeof endpoint>['body'],
  visit: Pick<Visit, 'keys' | 'now' | 'ip'>,
): Promise<Given<typeof endpoint>> {
  await requirePassword(db, actor, currentPassword, visit);
  const [user] = await db.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, actor.id));
  if (!user) throw new AppError('signed_out');
  const secret = newAppSecret();
  const begun = { sealedSecret: seal(visit.keys, actor.id, secret), lastStep: 0, createdAt: visit.now };
  const written = await db
    .insert(authenticators)
    .values({ userId: actor.id, ...begun })
    .onConflictDoUpdate({ target: authenticators.userId, set: begun, setWhere: isNull(authenticators.confirmedAt) })
    .returning({ userId: authenticators.userId });
  if (written.length === 0) throw new AppError('conflict', { message: 'secondStepIsOn' });
  return { secret, address: addressOfSecret(secret, user.email ?? user.phone ?? '') };
}
