import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getVerification as endpoint } from '../../contract/verification.ts';
import { maskIdentifier } from '../accounts/identifier.ts';
import type { Visit } from '../visit.ts';
import { isLinkKey, linkExpiry, RESEND_SECONDS } from './verification-code.ts';
import { getOpen } from './verifications.ts';

/** What the page that asks for a code shows. */
export async function getVerification(
  db: Db,
  { id, link }: { id: string; link?: string | undefined },
  { keys, now }: Pick<Visit, 'keys' | 'now'>,
): Promise<Given<typeof endpoint>> {
  const { purpose, sentTo, sentAt, expiresAt } = await getOpen(db, id, now);
  return {
    _id: id,
    purpose,
    sentTo: maskIdentifier(sentTo),
    expiresAt: expiresAt.toISOString(),
    linkWorks: link !== undefined && isLinkKey(keys, id, link) && linkExpiry(sentAt) > now,
    resendAt: new Date(sentAt.getTime() + RESEND_SECONDS * 1000).toISOString(),
  };
}
