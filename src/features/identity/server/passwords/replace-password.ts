import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { users } from '../tables.ts';
import { sendMessage } from '../verification/send-message.ts';
import { closeVerifications } from '../verification/verifications.ts';
import type { Visit } from '../visit.ts';

/**
 * What follows whenever a password is replaced: sessions end, codes sent before stop working, and the owner is told.
 * Runs in the caller's transaction, which holds the user's row.
 */
export async function replacePassword(
  tx: Db,
  { userId, passwordHash, keepSession }: { userId: string; passwordHash: string; keepSession?: string },
  visit: Pick<Visit, 'now' | 'locale' | 'publicUrl'>,
): Promise<void> {
  const { now } = visit;
  const [user] = await tx
    .update(users)
    .set({ passwordHash, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ email: users.email, phone: users.phone });
  await endSessions(tx, userId, now, { except: keepSession });
  await closeVerifications(tx, userId, 'reset', now);
  await closeVerifications(tx, userId, 'register', now);
  const to = user?.email ?? user?.phone;
  if (to) await sendMessage(tx, { to, message: 'passwordChanged' }, visit);
}
