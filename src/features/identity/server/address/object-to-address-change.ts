import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import { isTaken } from '#kit/server/database/database-errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { accountSubject } from '../../audit.ts';
import { keepAccount } from '../account-data/keep-account.ts';
import { accountName } from '../accounts/account-name.ts';
import { forgotPassword } from '../passwords/forgot-password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { addressChanges, users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { dropWaysIn } from './drop-ways-in.ts';
import { getObjectionable } from './objectionable.ts';

type Objected = Awaited<ReturnType<typeof getObjectionable>>;

/**
 * Takes a change of address back for whoever had the address before. Who made it knew the password, so that stops
 * working as well, everybody is signed out, and no passkey is left.
 */
export async function objectToAddressChange(db: Db, token: string, visit: Visit): Promise<{ _id: string | null }> {
  const change = await getObjectionable(db, token, visit.now);
  // Known to nobody: a new one is chosen by the code that follows.
  const passwordHash = await hashPassword(newSecret());
  try {
    await db.transaction((tx) => takeBack(tx, change, passwordHash, visit));
  } catch (error) {
    if (isTaken(error)) throw new AppError('conflict', { message: 'addressGone' });
    throw error;
  }
  try {
    return await forgotPassword(db, { identifier: change.noticeTo }, visit);
  } catch (error) {
    if (error instanceof AppError && error.code === 'limited') return { _id: null };
    throw error;
  }
}

async function takeBack(tx: Db, change: Objected, passwordHash: string, visit: Visit): Promise<void> {
  const { now } = visit;
  const { userId } = change;
  const [user] = await tx
    .select({ id: users.id, name: accountName, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const objected = await tx
    .update(addressChanges)
    .set({ objectedAt: now })
    .where(
      and(
        eq(addressChanges.userId, userId),
        isNull(addressChanges.objectedAt),
        // What followed, or was told to the same address, was done by the same hands.
        or(gte(addressChanges.confirmedAt, change.confirmedAt), eq(addressChanges.noticeTo, change.noticeTo)),
      ),
    )
    .returning();
  if (!user || !objected.some(({ id }) => id === change.id)) throw new AppError('not_found');
  const back = addressesBefore(objected);
  await tx
    .update(users)
    .set({ ...back, passwordHash, updatedAt: now })
    .where(eq(users.id, userId));
  await endSessions(tx, userId, now);
  // The same hands may have planned that it is deleted, and only the new address was told.
  await keepAccount(tx, userId, visit);
  await dropWaysIn(tx, userId, change.confirmedAt);
  const restored = {
    action: 'addressRestored',
    id: userId,
    name: user.name,
    before: { email: user.email, phone: user.phone },
    after: { email: user.email, phone: user.phone, ...back },
  } as const;
  await recordChange(tx, { id: userId, from: visit }, accountSubject, restored, now);
}

/** What each address was before the first of these changes to it. */
function addressesBefore(changes: readonly (typeof addressChanges.$inferSelect)[]) {
  const confirmed = changes.filter(({ confirmedAt }) => confirmedAt !== null);
  const latestFirst = confirmed.sort((one, other) => Number(other.confirmedAt) - Number(one.confirmedAt));
  return Object.fromEntries(latestFirst.map(({ kind, before }) => [kind, before]));
}
