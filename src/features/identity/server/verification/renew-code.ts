import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { verifications } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { sendOrPretend } from './send-message.ts';
import { codeExpiry, hashCode, newCode } from './verification-code.ts';

/**
 * Replaces the code of an open verification by a new one, and sends it. False, and nothing is sent, when it is over or
 * its last message left after `sentBy`.
 */
export async function renewCode(
  tx: Db,
  id: string,
  sentBy: Date,
  visit: Pick<Visit, 'keys' | 'now' | 'locale' | 'publicUrl'>,
): Promise<boolean> {
  const { now, keys } = visit;
  const code = newCode();
  const [renewed] = await tx
    .update(verifications)
    .set({ codeHash: hashCode(keys, id, code), attempts: 0, sentAt: now, expiresAt: codeExpiry(now) })
    .where(and(eq(verifications.id, id), isNull(verifications.usedAt), lte(verifications.sentAt, sentBy)))
    .returning({ purpose: verifications.purpose, userId: verifications.userId, to: verifications.sentTo });
  if (!renewed) return false;
  const { purpose, userId, to } = renewed;
  const message = purpose === 'register' ? 'registerCode' : 'resetCode';
  await sendOrPretend(tx, { id, to, message, code, isForSomebody: userId !== null }, visit);
  return true;
}
