import { and, eq, isNull, lte } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { limitMessages } from '../counted-work.ts';
import { verifications } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { sendOrPretend } from './send-message.ts';
import { codeExpiry, hashCode, newCode, RESEND_SECONDS } from './verification-code.ts';
import { getOpen } from './verifications.ts';

/** Replaces the code of an open verification by a new one, at most once a minute. */
export async function resendVerification(db: Db, id: string, visit: Visit): Promise<void> {
  const { now, keys } = visit;
  const { sentTo, sentAt } = await getOpen(db, id, now);
  const waitMs = sentAt.getTime() + RESEND_SECONDS * 1000 - now.getTime();
  if (waitMs > 0) throw new AppError('limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await limitMessages(db, sentTo, now);
  const code = newCode();
  await db.transaction(async (tx) => {
    const [renewed] = await tx
      .update(verifications)
      .set({ codeHash: hashCode(keys, id, code), attempts: 0, sentAt: now, expiresAt: codeExpiry(now) })
      .where(
        and(
          eq(verifications.id, id),
          isNull(verifications.usedAt),
          lte(verifications.sentAt, new Date(now.getTime() - RESEND_SECONDS * 1000)),
        ),
      )
      .returning({ purpose: verifications.purpose, userId: verifications.userId });
    if (!renewed) throw new AppError('limited', { retryAfterSeconds: RESEND_SECONDS });
    const isForSomebody = renewed.userId !== null;
    const message = renewed.purpose === 'register' ? 'registerCode' : 'resetCode';
    await sendOrPretend(tx, { to: sentTo, message, code, isForSomebody }, visit);
  });
}
