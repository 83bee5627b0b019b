import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getVerification as endpoint } from '../../contract.ts';
import { maskIdentifier } from '../accounts/identifier.ts';
import { verifications } from '../tables.ts';
import { RESEND_SECONDS, VERIFICATION_HOURS } from './verification-code.ts';

/** What the page that asks for a code shows. */
export async function getVerification(db: Db, id: string, now: Date): Promise<Given<typeof endpoint>> {
  const [verification] = await db
    .select({
      purpose: verifications.purpose,
      sentTo: verifications.sentTo,
      sentAt: verifications.sentAt,
      expiresAt: verifications.expiresAt,
    })
    .from(verifications)
    .where(
      and(
        eq(verifications.id, id),
        isNull(verifications.usedAt),
        gt(verifications.createdAt, new Date(now.getTime() - VERIFICATION_HOURS * 3_600_000)),
      ),
    );
  if (!verification) throw new AppError('not_found');
  return {
    _id: id,
    purpose: verification.purpose,
    sentTo: maskIdentifier(verification.sentTo),
    expiresAt: verification.expiresAt.toISOString(),
    resendAt: new Date(verification.sentAt.getTime() + RESEND_SECONDS * 1000).toISOString(),
  };
}
