import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { limitMessages } from '../limits.ts';
import { verifications } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { sendOrPretend } from './send-message.ts';
import { codeExpiry, hashCode, newCode, RESEND_SECONDS, VERIFICATION_HOURS } from './verification-code.ts';

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

async function getOpen(db: Db, id: string, now: Date) {
  const [open] = await db
    .select({ sentTo: verifications.sentTo, sentAt: verifications.sentAt })
    .from(verifications)
    .where(
      and(
        eq(verifications.id, id),
        isNull(verifications.usedAt),
        gt(verifications.createdAt, new Date(now.getTime() - VERIFICATION_HOURS * 3_600_000)),
      ),
    );
  if (!open) throw new AppError('not_found');
  return open;
}
