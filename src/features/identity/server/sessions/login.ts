import { searchKey } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { verifyPassword } from '#kit/server/passwords/password-hash.ts';
import type { login as endpoint } from '../../contract.ts';
import { findAccount } from '../accounts/find-account.ts';
import { parseIdentifier } from '../accounts/identifier.ts';
import { refuseState } from '../accounts/refuse-state.ts';
import { tryPassword } from '../limits.ts';
import { askToVerify } from '../verification/ask-to-verify.ts';
import type { Visit } from '../visit.ts';
import { markOf, rememberBrowser } from './known-browser.ts';
import { type StartedSession, startSession } from './start-session.ts';

type SignIn = Received<typeof endpoint>['body'];

/**
 * Signs in by password, or names the verification to complete first. Refused with 422 and not 401, which asks a
 * client to renew a session; nothing tells whether the account exists.
 */
export async function login(
  db: Db,
  { identifier: typed, password }: SignIn,
  visit: Visit,
): Promise<StartedSession | { verificationId: string }> {
  const identifier = parseIdentifier(typed);
  const account = identifier && (await findAccount(db, identifier));
  const known = markOf(visit, account);
  const isRight = await tryPassword(db, identifier?.value ?? searchKey(typed), { ...visit, known }, () =>
    verifyPassword(account?.passwordHash, password),
  );
  if (!identifier || !account || !isRight) throw wrongCredentials();
  refuseState(account.state);
  if (account.state === 'Unverified') {
    return { verificationId: await askToVerify(db, { userId: account.id, to: identifier.value }, visit) };
  }
  const session = await startSession(db, account, visit);
  if (!session) throw wrongCredentials();
  rememberBrowser(visit, account);
  return session;
}

function wrongCredentials(): AppError {
  return new AppError('invalid', { message: 'wrongCredentials' });
}
