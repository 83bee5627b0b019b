import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { limitMessages } from '../counted-work.ts';
import { verifications } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { sendMessage } from './send-message.ts';
import { RESEND_SECONDS } from './verification-code.ts';
import { openVerification } from './verifications.ts';

/** Sends a fresh code to somebody who knows the password of an unverified account; a code just sent still serves. */
export async function askToVerify(
  db: Db,
  { userId, to }: { userId: string; to: string },
  visit: Visit,
): Promise<string> {
  const { now } = visit;
  const [recent] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        eq(verifications.userId, userId),
        eq(verifications.purpose, 'register'),
        isNull(verifications.usedAt),
        gt(verifications.sentAt, new Date(now.getTime() - RESEND_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(verifications.sentAt))
    .limit(1);
  if (recent) return recent.id;
  await limitMessages(db, { purpose: 'register', to }, visit);
  return db.transaction(async (tx) => {
    const { id, code } = await openVerification(tx, { purpose: 'register', userId, sentTo: to }, visit);
    await sendMessage(tx, { id, to, message: 'registerCode', code }, visit);
    return id;
  });
}
