import { cleanLine } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { accountSubject } from '../../audit.ts';
import type { register as endpoint } from '../../contract/accounts.ts';
import type { Identifier } from '../../identifier.ts';
import { withinRequests } from '../counted-work.ts';
import { refuseGuessable } from '../passwords/refuse-guessable.ts';
import { users } from '../tables.ts';
import { sendMessage } from '../verification/send-message.ts';
import { closeVerifications, openVerification } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';
import { readIdentifier } from './identifier.ts';
import { neverIn } from './never-in.ts';

type Registration = Received<typeof endpoint>['body'];

/**
 * Creates an account that waits for its code. The answer is the same where there is an account already: its owner
 * learns it by mail, nobody else does (decision 3).
 */
export async function register(db: Db, body: Registration, visit: Visit): Promise<{ _id: string }> {
  const { now } = visit;
  const identifier = readIdentifier(body.identifier);
  const names = { firstName: cleanLine(body.firstName), lastName: cleanLine(body.lastName) };
  if (names.firstName === '') throw invalidField('firstName', 'required');
  await refuseGuessable(body.password, [identifier.value]);
  const asked = { purpose: 'register', to: identifier.value } as const;
  const passwordHash = await withinRequests(db, asked, { ...visit, proof: body.proof }, () =>
    hashPassword(body.password),
  );
  return db.transaction(async (tx) => {
    const to = identifier.value;
    const userId = await putUnverified(tx, identifier, { ...names, passwordHash }, now);
    // Also for nobody: every way through here takes as long.
    await closeVerifications(tx, userId ?? newId(), 'register', now);
    const action = userId === undefined ? 'registrationRefused' : 'registered';
    const registered = { action, id: userId ?? null, name: to } as const;
    await recordChange(tx, { id: userId, from: visit }, accountSubject, registered, now);
    const opened = { purpose: 'register', userId: userId ?? null, sentTo: to } as const;
    const { id, code } = await openVerification(tx, opened, visit);
    const about =
      userId === undefined
        ? ({ message: 'accountExists', id } as const)
        : ({ message: 'registerCode', code, id } as const);
    await sendMessage(tx, { to, ...about }, visit);
    return { _id: id };
  });
}

/**
 * One statement makes the account or takes over one in which nobody ever was; undefined where another has the
 * identifier: also one that the staff set back to unverified, whose owner signs in. Codes sent before are closed by
 * the caller, so nobody verifies a password that somebody else set.
 */
async function putUnverified(
  db: Db,
  { kind, value }: Identifier,
  account: { firstName: string; lastName: string; passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  const [user] = await db
    .insert(users)
    .values({ ...account, id: newId(), [kind]: value, state: 'Unverified', createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: kind === 'email' ? users.email : users.phone,
      set: { ...account, updatedAt: now },
      setWhere: neverIn,
    })
    .returning({ id: users.id });
  return user?.id;
}
