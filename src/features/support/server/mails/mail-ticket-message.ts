import { eq } from 'drizzle-orm';
import { localizePath } from '#domain/text/locale.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { supportPaths } from '../../paths.ts';
import { replyTokenOf } from '../mailbox/reply-tokens.ts';
import type { tickets } from '../tables.ts';
import { supportMails } from './mail-templates.ts';

interface Written {
  ticket: Pick<typeof tickets.$inferSelect, 'id' | 'ownerId' | 'guestEmail' | 'holderId' | 'subject' | 'locale'>;
  text: string;
  /** Whose account it is mailed to; null for whoever wrote without one. */
  reader: string | null;
  byStaff: boolean;
}

/** Mails the other side of a ticket what was written, where they have an address. */
export async function mailTicketMessage(
  tx: Db,
  { ticket, text, reader, byStaff }: Written,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { id, locale } = ticket;
  const to = reader === null ? ticket.guestEmail : await addressOf(tx, reader);
  if (!to) return;
  const values = { subject: ticket.subject, text };
  const place = byStaff ? supportPaths.ownTicket(id) : supportPaths.ticket(id);
  const url = reader === null ? undefined : publicUrl + localizePath(place, locale);
  const t = textOf(locale);
  const why =
    reader === null
      ? t('mails:ticketMessage.whyGuest', { to })
      : byStaff
        ? undefined
        : t('mails:ticketMessage.whyStaff', { to });
  const { token, lastMessageId } = await replyTokenOf(tx, { ticketId: id, userId: reader });
  const headers = {
    personal: true,
    replyToken: token,
    thread: id,
    ...(lastMessageId && { answers: lastMessageId }),
  } as const;
  const writing = { headers, to, locale, publicUrl, values, url, why, helpPath: sitePaths.contactUs };
  await writeMail(tx, supportMails.ticketMessage, writing, now);
}

async function addressOf(tx: Db, id: string): Promise<string | null | undefined> {
  return (await tx.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;
}
