import { generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type startPasskey as endpoint, MOST_PASSKEYS } from '../../contract/passkeys.ts';
import { fullName } from '../../policy.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { passkeys, users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { keepChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

/** What a browser is asked for: a passkey that needs no name to sign in, of a device that asks who holds it. */
export async function startPasskey(
  db: Db,
  actor: Actor,
  { currentPassword }: Received<typeof endpoint>['body'],
  visit: Pick<Visit, 'cookies' | 'keys' | 'now' | 'ip' | 'publicUrl'>,
): Promise<Given<typeof endpoint>> {
  await requirePassword(db, actor, currentPassword, visit);
  const { email, phone, firstName, lastName } = users;
  const [user] = await db.select({ email, phone, firstName, lastName }).from(users).where(eq(users.id, actor.id));
  if (!user) throw new AppError('signed_out');
  const held = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, actor.id));
  if (held.length >= MOST_PASSKEYS) throw new AppError('conflict', { message: 'passkeysFull' });
  const { id: rpID, name: rpName } = relyingParty(visit.publicUrl);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(actor.id)),
    userName: user.email ?? user.phone ?? '',
    userDisplayName: fullName(user),
    excludeCredentials: held,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(visit, options.challenge, actor.id);
  return { options: JSON.stringify(options) };
}
