import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getAddressChange as endpoint } from '../../contract/addresses.ts';
import { RESEND_SECONDS } from '../verification/verification-code.ts';
import { getOpenChange } from './address-code.ts';

/** What the dialog that asks for a code shows. */
export async function getAddressChange(db: Db, actor: Actor, id: string, now: Date): Promise<Given<typeof endpoint>> {
  const { kind, after, expiresAt, sentAt } = await getOpenChange(db, actor.id, id, now);
  return {
    _id: id,
    kind,
    sentTo: after,
    expiresAt: expiresAt.toISOString(),
    resendAt: new Date(sentAt.getTime() + RESEND_SECONDS * 1000).toISOString(),
  };
}
