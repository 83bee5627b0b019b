import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { isTaken } from '#kit/server/database/database-errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret, sha256 } from '#kit/server/ids.ts';
import { accountSubject } from '../../audit.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { fullName } from '../../policy.ts';
import { maskIdentifier } from '../accounts/identifier.ts';
import { presentSessionUser, sessionUserColumns } from '../profile/session-user.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { addressChanges, users } from '../tables.ts';
import { closeVerifications } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';
import { checkAddressCode, getOpenChange } from './address-code.ts';
import { dropUnverified } from './is-free.ts';
import { sendAddressMessage } from './send-address-message.ts';

type Change = Awaited<ReturnType<typeof getOpenChange>>;

/**
 * The new address takes the place of the old one, which is told and may object. Every other session ends, and codes
 * sent to the old address stop working.
 */
export async function confirmAddressChange(
  db: Db,
  actor: Actor,
  typed: { id: string; code: string },
  visit: Visit,
): Promise<SessionUser> {
  const change = await getOpenChange(db, actor.id, typed.id, visit.now);
  await checkAddressCode(db, typed, visit);
  try {
    return await db.transaction((tx) => putInPlace(tx, actor, change, visit));
  } catch (error) {
    // Somebody else came first, meanwhile.
    if (isTaken(error)) throw invalidField('code', 'codeWrong');
    throw error;
  }
}

async function putInPlace(tx: Db, actor: Actor, change: Change, visit: Visit): Promise<SessionUser> {
  const { now } = visit;
  const { kind, after, codeHash } = change;
  const [user] = await tx
    .select({ ...sessionUserColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.id))
    .for('update');
  if (!user) throw new AppError('signed_out');
  const { passwordHash, ...before } = user;
  const objection = newSecret();
  const noticeTo = before[kind] ?? before[kind === 'email' ? 'phone' : 'email'];
  const [spent] = await tx
    .update(addressChanges)
    .set({ confirmedAt: now, before: before[kind], noticeTo, objectionHash: sha256(objection) })
    .where(
      and(eq(addressChanges.id, change.id), eq(addressChanges.codeHash, codeHash), isNull(addressChanges.confirmedAt)),
    )
    .returning({ id: addressChanges.id });
  // Asked for under a password that is no longer theirs.
  if (!spent || sha256(passwordHash) !== change.passwordDigest) throw invalidField('code', 'codeSpent');
  await dropUnverified(tx, { kind, value: after });
  await tx
    .update(users)
    .set({ [kind]: after, updatedAt: now })
    .where(eq(users.id, actor.id));
  await endSessions(tx, actor.id, now, { except: actor.sessionId });
  await closeVerifications(tx, actor.id, 'reset', now);
  await closeVerifications(tx, actor.id, 'register', now);
  const changed = {
    action: 'addressChanged',
    id: actor.id,
    name: fullName(before),
    before: { [kind]: before[kind] },
    after: { [kind]: after },
  } as const;
  await recordChange(tx, actor, accountSubject, changed, now);
  if (noticeTo !== null) {
    const notice = { to: noticeTo, message: 'addressChanged', changedTo: maskIdentifier(after), objection } as const;
    await sendAddressMessage(tx, notice, visit);
  }
  return presentSessionUser({ ...before, [kind]: after }, actor);
}
