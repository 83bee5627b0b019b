import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId, sha256 } from '#kit/server/ids.ts';
import { verifyPassword } from '#kit/server/passwords/password-hash.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { accountSubject } from '../../audit.ts';
import type { startAddressChange as endpoint } from '../../contract/addresses.ts';
import type { Identifier } from '../../identifier.ts';
import { ADDRESS_CHANGES, ADDRESS_MESSAGES } from '../../rate-limits.ts';
import { accountName } from '../accounts/account-name.ts';
import { readIdentifier } from '../accounts/identifier.ts';
import { tryPassword } from '../counted-work.ts';
import { addressChanges, users } from '../tables.ts';
import { codeExpiry, hashCode, newCode } from '../verification/verification-code.ts';
import type { Visit } from '../visit.ts';
import { isFree } from './is-free.ts';
import { sendAddressMessage } from './send-address-message.ts';

/**
 * Sends a code to the address that somebody wants to have. Whether it is somebody else's already is told to nobody but
 * them, at that address (decision 116).
 */
export async function startAddressChange(
  db: Db,
  actor: Actor,
  { identifier, currentPassword }: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<{ _id: string }> {
  const { now, keys } = visit;
  const wanted = readIdentifier(identifier);
  const user = await getUser(db, actor.id);
  const isRight = await tryPassword(db, `own:${actor.id}`, visit, () =>
    verifyPassword(user.passwordHash, currentPassword),
  );
  if (!isRight) throw invalidField('currentPassword', 'wrongPassword');
  if (user[wanted.kind] === wanted.value) throw invalidField('identifier', 'sameAddress');
  await countAddressMessage(db, actor.id, wanted, now);
  return await db.transaction(async (tx) => {
    const [id, code] = [newId(), newCode()];
    const free = await isFree(tx, wanted);
    await tx.insert(addressChanges).values({
      id,
      userId: actor.id,
      kind: wanted.kind,
      before: user[wanted.kind],
      after: wanted.value,
      isFree: free,
      passwordDigest: sha256(user.passwordHash),
      codeHash: hashCode(keys, id, code),
      createdAt: now,
      sentAt: now,
      expiresAt: codeExpiry(now),
    });
    const asked = { action: 'addressChangeAsked', id: actor.id, name: user.name } as const;
    await recordChange(tx, actor, accountSubject, asked, now);
    const to = wanted.value;
    await sendAddressMessage(tx, free ? { to, message: 'addressCode', code } : { to, message: 'addressTaken' }, visit);
    return { _id: id };
  });
}

/** Nobody's inbox is flooded, whoever asks for it. */
export async function countAddressMessage(db: Db, userId: string, to: Identifier, now: Date): Promise<void> {
  await takeTokens(db, [tokenOf(ADDRESS_CHANGES, userId), tokenOf(ADDRESS_MESSAGES, to.value)], now);
}

async function getUser(db: Db, id: string) {
  const { passwordHash, email, phone } = users;
  const [user] = await db.select({ passwordHash, email, phone, name: accountName }).from(users).where(eq(users.id, id));
  if (!user) throw new AppError('signed_out');
  return user;
}
