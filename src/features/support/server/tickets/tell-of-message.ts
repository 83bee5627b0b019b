import { findStaffWho } from '#features/identity/public.ts';
import { notify } from '#features/notifications/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketAnsweredKind, ticketWaitsKind } from '../../notifications.ts';
import { supportPaths } from '../../paths.ts';
import { mailTicketMessage } from '../mails/mail-ticket-message.ts';

interface Written {
  ticket: Parameters<typeof mailTicketMessage>[1]['ticket'];
  text: string;
  byStaff: boolean;
}

/**
 * Tells the other side of a ticket that something was written in it: its owner, or who has it in hand. Where nobody
 * has, all whose work tickets are find it among their notifications, and nobody is sent an email.
 */
export async function tellOfMessage(
  tx: Db,
  { ticket, text, byStaff }: Written,
  sending: { publicUrl: string; now: Date },
): Promise<void> {
  const { id, subject, ownerId, holderId } = ticket;
  const values = { subject };
  if (byStaff) {
    if (ownerId === null) {
      await mailTicketMessage(tx, { ticket, text, reader: null, byStaff }, sending);
      return;
    }
    const news = { to: [ownerId], values, link: supportPaths.ownTicket(id) };
    const mailed = await notify(tx, ticketAnsweredKind, news, sending.now);
    if (mailed.has(ownerId)) await mailTicketMessage(tx, { ticket, text, reader: ownerId, byStaff }, sending);
    return;
  }
  const to = holderId === null ? (await findStaffWho(tx, 'tickets')).map(({ _id }) => _id) : [holderId];
  const mailed = await notify(
    tx,
    ticketWaitsKind,
    { to: to.filter((one) => one !== ownerId), values, link: supportPaths.ticket(id) },
    sending.now,
  );
  if (holderId !== null && mailed.has(holderId))
    await mailTicketMessage(tx, { ticket, text, reader: holderId, byStaff }, sending);
}
