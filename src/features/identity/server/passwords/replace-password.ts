import { eq } from 'drizzle-orm';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { passwordChangedKind } from '../../notifications.ts';
import { identityPaths } from '../../paths.ts';
import { areaOf } from '../../policy.ts';
import { accountName } from '../accounts/account-name.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { users } from '../tables.ts';
import { sendMessage } from '../verification/send-message.ts';
import { closeVerifications } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';

interface Replacing {
  userId: string;
  passwordHash: string;
  keepSession?: string;
  /** How it came about. */
  action: 'passwordChanged' | 'passwordReset';
}

/**
 * What follows whenever a password is replaced: sessions end, codes sent before stop working, and the owner is told.
 * Runs in the caller's transaction, which holds the user's row.
 */
export async function replacePassword(
  tx: Db,
  { userId, passwordHash, keepSession, action }: Replacing,
  visit: Pick<Visit, 'now' | 'locale' | 'publicUrl' | 'ip' | 'requestId' | 'keys' | 'notify'>,
): Promise<void> {
  const { now } = visit;
  const [user] = await tx
    .update(users)
    .set({ passwordHash, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ email: users.email, phone: users.phone, role: users.role, name: accountName });
  await endSessions(tx, userId, now, { except: keepSession });
  await closeVerifications(tx, userId, 'reset', now);
  await closeVerifications(tx, userId, 'register', now);
  const to = user?.email ?? user?.phone;
  const by = { id: userId, role: user?.role, from: { ip: visit.ip, requestId: visit.requestId } };
  await recordChange(tx, by, accountSubject, { action, id: userId, name: user?.name ?? '' }, now);
  const link = identityPaths.profile(areaOf(by.role ?? 'user'));
  await visit.notify(tx, passwordChangedKind, { to: [userId], values: {}, link }, now);
  if (to) await sendMessage(tx, { to, message: 'passwordChanged' }, visit);
}
