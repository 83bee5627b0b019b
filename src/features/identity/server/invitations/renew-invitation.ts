import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { invitations } from '../tables.ts';
import { newLink } from './invitation-link.ts';
import { isWaiting } from './open-invitation.ts';
import { sendInvitation } from './send-invitation.ts';

/** Which one: by its id, or by its newest mail. */
type Which = { id: string; invitedBy: string } | { mailId: string };

/**
 * Gives an invitation another link and sends it; the one before stops working. Whoever sends it by its id vouches for
 * the role from then on. Undefined where it was accepted or withdrawn, or never was.
 */
export async function renewInvitation(tx: Db, which: Which, sending: { publicUrl: string; now: Date }) {
  const { token, kept } = newLink(sending.now);
  const [invitation] = await tx
    .update(invitations)
    .set({ ...kept, ...('id' in which && { invitedBy: which.invitedBy }) })
    .where(and('id' in which ? eq(invitations.id, which.id) : eq(invitations.mailId, which.mailId), isWaiting))
    .returning();
  if (invitation) await sendInvitation(tx, { invitation, token }, sending);
  return invitation;
}
