import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getInvitation as endpoint } from '../../contract/invitations.ts';
import { getOpenInvitation } from './open-invitation.ts';

/** What the page of its link shows. */
export async function getInvitation(db: Db, token: string, now: Date): Promise<Given<typeof endpoint>> {
  const { email, role, inviterName, expiresAt } = await getOpenInvitation(db, token, now);
  return { email, role, invitedBy: inviterName, expiresAt: expiresAt.toISOString() };
}
