import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getVerification as endpoint } from '../../contract/verification.ts';
import { maskIdentifier } from '../accounts/identifier.ts';
import { RESEND_SECONDS } from './verification-code.ts';
import { getOpen } from './verifications.ts';

/** What the page that asks for a code shows. */
export async function getVerification(db: Db, id: string, now: Date): Promise<Given<typeof endpoint>> {
  const { purpose, sentTo, sentAt, expiresAt } = await getOpen(db, id, now);
  return {
    _id: id,
    purpose,
    sentTo: maskIdentifier(sentTo),
    expiresAt: expiresAt.toISOString(),
    resendAt: new Date(sentAt.getTime() + RESEND_SECONDS * 1000).toISOString(),
  };
}
