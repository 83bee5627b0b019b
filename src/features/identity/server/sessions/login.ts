import { searchKey } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { verifyPassword } from '#kit/server/passwords/password-hash.ts';
import { fewAtATime } from '#kit/server/rate-limit/few-at-a-time.ts';
import { accountSubject } from '../../audit.ts';
import type { login as endpoint } from '../../contract/sessions.ts';
import type { Refusal } from '../../contract/ways-in.ts';
import { parseIdentifier } from '../../identifier.ts';
import { assumeLanguage } from '../accounts/choose-language.ts';
import { findAccount } from '../accounts/find-account.ts';
import { isLetIn, refuseState } from '../accounts/refuse-state.ts';
import { isLimited, tryPassword } from '../counted-work.ts';
import { beginSecondStep } from '../second-step/pending-sign-in.ts';
import { askToVerify } from '../verification/ask-to-verify.ts';
import type { Visit } from '../visit.ts';
import { markOf, rememberBrowser, showsMark } from './known-browser.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { tellOfNewBrowser } from './tell-of-new-browser.ts';

type SignIn = Received<typeof endpoint>['body'];

/**
 * Signs in by password, or names the verification or the second step to complete first. Refused with 422 and not 401,
 * which asks a client to renew a session; nothing tells whether the account exists.
 */
export async function login(
  db: Db,
  { email = '', identifier: typed = email, password }: SignIn,
  visit: Visit,
): Promise<StartedSession | { verificationId: string } | { secondStep: true }> {
  const reading = parseIdentifier(typed);
  const identifier = 'identifier' in reading ? reading.identifier : undefined;
  let finding: ReturnType<typeof findAccount> | undefined;
  const find = () => {
    finding ??= identifier ? findAccount(db, identifier) : Promise.resolve(undefined);
    return finding;
  };
  // Of a flood of strangers nobody is looked up before there is room for the try.
  const known = showsMark(visit) ? markOf(visit, await find()) : undefined;
  const isRight = await tryPassword(db, identifier?.value ?? searchKey(typed), { ...visit, known }, async () =>
    verifyPassword((await fewAtATime(find))?.passwordHash, password),
  ).catch(tellOtherWay);
  const account = await find();
  if (!identifier || !account || !isRight || !isLetIn(account.state)) {
    const id = account?.id ?? null;
    // Nothing that is no identifier: it may be the password, typed into the wrong field.
    const name = identifier?.value ?? '';
    const refusal: Refusal = !account ? 'noAccount' : isRight ? 'state' : 'password';
    const after = { device: visit.userAgent, refusal };
    const refused = { action: 'signInRefused', id, name, ownerId: account?.id, after } as const;
    await recordChange(db, { from: visit }, accountSubject, refused, visit.now);
    if (account && isRight) refuseState(account.state);
    throw wrongCredentials();
  }
  if (account.state === 'Unverified') {
    return { verificationId: await askToVerify(db, { userId: account.id, to: identifier.value }, visit) };
  }
  if (account.hasSecondStep) {
    await beginSecondStep(visit, account);
    return { secondStep: true };
  }
  const session = await db.transaction(async (tx) => {
    await assumeLanguage(tx, account.id, visit.locale);
    const started = await startSession(tx, account, visit);
    if (started && !known) await tellOfNewBrowser(tx, { account, sessionId: started.sessionId }, visit);
    return started;
  });
  if (!session) throw wrongCredentials();
  rememberBrowser(visit, account);
  return session;
}

/** Strangers may have used up the tries: whoever has the inbox gets in by a new password. */
function tellOtherWay(error: unknown): never {
  if (!isLimited(error)) throw error;
  throw new AppError('limited', { message: 'signInsEnough', retryAfterSeconds: error.retryAfterSeconds });
}

function wrongCredentials(): AppError {
  return new AppError('invalid', { message: 'wrongCredentials' });
}
