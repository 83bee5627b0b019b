import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { type addPasskey as endpoint, MOST_PASSKEYS } from '../../contract/passkeys.ts';
import { tellOfFactor } from '../second-step/tell-of-factor.ts';
import { passkeys, users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { takeChallenge } from './challenge.ts';
import { readCredential, verifiedOr } from './read-credential.ts';
import { relyingParty } from './relying-party.ts';

/** Adds the passkey that a browser made; its owner is told. */
export async function addPasskey(
  db: Db,
  actor: Actor,
  { name, credential }: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<Given<typeof endpoint>> {
  const { now } = visit;
  const expectedChallenge = await takeChallenge(db, visit, actor.id);
  const response = readCredential<RegistrationResponseJSON>(credential);
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(visit.publicUrl);
  const verified =
    response &&
    (await verifiedOr(() => verifyRegistrationResponse({ response, expectedChallenge, expectedRPID, expectedOrigin })));
  if (!verified?.verified) throw new AppError('invalid', { message: 'passkeyNotMade' });
  const made = verified.registrationInfo.credential;
  return await db.transaction(async (tx) => {
    // Of two that are added at once each sees the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('update');
    const isFull = (await tx.$count(passkeys, eq(passkeys.userId, actor.id))) >= MOST_PASSKEYS;
    if (isFull) throw new AppError('conflict', { message: 'passkeysFull' });
    const [added] = await tx
      .insert(passkeys)
      .values({
        id: newId(),
        userId: actor.id,
        name,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        createdAt: now,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ _id: passkeys.id });
    if (!added) throw new AppError('conflict', { message: 'passkeyIsThere' });
    await tellOfFactor(tx, actor, { userId: actor.id, change: 'passkeyAdded', passkey: name }, visit);
    return { ...added, name, createdAt: now.toISOString(), usedAt: null };
  });
}
