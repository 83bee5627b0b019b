import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { refuseState } from '../accounts/refuse-state.ts';
import { tryCode } from '../counted-work.ts';
import { markOf, rememberBrowser } from '../sessions/known-browser.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { tellOfNewBrowser } from '../sessions/tell-of-new-browser.ts';
import { passkeys, users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { takeChallenge } from './challenge.ts';
import { readCredential, verifiedOr } from './read-credential.ts';
import { relyingParty } from './relying-party.ts';

type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

/** Signs in whoever shows a passkey, and to its device who they are. That is both factors. */
export async function enterByPasskey(db: Db, credential: string, visit: Visit): Promise<StartedSession> {
  const { now } = visit;
  const expectedChallenge = await takeChallenge(db, visit);
  const { account, passkey, counter } = await tryCode(db, visit, async () => {
    const response = readCredential<AuthenticationResponseJSON>(credential);
    const known = response && (await findKnown(db, response.id));
    const shown = response && known && (await verify(known, response, { expectedChallenge, visit }));
    return shown ? { ...known, counter: shown.newCounter } : new AppError('invalid', { message: 'passkeyUnknown' });
  });
  refuseState(account.state);
  const session = await db.transaction(async (tx) => {
    const [used] = await tx
      .update(passkeys)
      .set({ counter, usedAt: now })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    const started = used && (await startSession(tx, { ...account, by: 'passkey' }, visit));
    if (!started) throw new AppError('invalid', { message: 'passkeyUnknown' });
    if (!markOf(visit, account)) await tellOfNewBrowser(tx, { account, sessionId: started.sessionId }, visit);
    return started;
  });
  rememberBrowser(visit, account);
  return session;
}

async function findKnown(db: Db, credentialId: string) {
  const { id, role, passwordHash, state } = users;
  const [found] = await db
    .select({ passkey: passkeys, account: { id, role, passwordHash, state } })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return found;
}

async function verify(
  { passkey }: Known,
  response: AuthenticationResponseJSON,
  { expectedChallenge, visit }: { expectedChallenge: string; visit: Visit },
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(visit.publicUrl);
  const { credentialId: id, counter, publicKey } = passkey;
  const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) };
  const shown = await verifiedOr(() =>
    verifyAuthenticationResponse({ response, expectedChallenge, expectedRPID, expectedOrigin, credential }),
  );
  return shown?.verified ? shown.authenticationInfo : undefined;
}
