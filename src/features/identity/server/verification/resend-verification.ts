import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { limitMessages } from '../counted-work.ts';
import type { Visit } from '../visit.ts';
import { renewCode } from './renew-code.ts';
import { RESEND_SECONDS } from './verification-code.ts';
import { getRenewable } from './verifications.ts';

/** Replaces the code of an open verification by a new one, at most once a minute. */
export async function resendVerification(db: Db, id: string, visit: Visit): Promise<void> {
  const { now } = visit;
  const { purpose, sentTo: to, sentAt } = await getRenewable(db, id, now);
  const waitMs = sentAt.getTime() + RESEND_SECONDS * 1000 - now.getTime();
  if (waitMs > 0) throw new AppError('limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await limitMessages(db, { purpose, to }, visit);
  const sentBy = new Date(now.getTime() - RESEND_SECONDS * 1000);
  const isRenewed = await db.transaction((tx) => renewCode(tx, id, sentBy, visit));
  if (!isRenewed) throw new AppError('limited', { retryAfterSeconds: RESEND_SECONDS });
}
