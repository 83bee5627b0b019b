import { eq } from 'drizzle-orm';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { supportPaths } from '../../paths.ts';
import { supportMails } from './mail-templates.ts';

interface Written {
  ticket: { id: string; ownerId: string; holderId: string | null; subject: string; locale: Locale };
  text: string;
  /** Whose account it is mailed to. */
  reader: string;
  byStaff: boolean;
}

/** Mails the other side of a ticket what was written, where they have an address. */
export async function mailTicketMessage(
  tx: Db,
  { ticket, text, reader, byStaff }: Written,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { id, locale } = ticket;
  const [person] = await tx.select({ to: users.email }).from(users).where(eq(users.id, reader));
  if (!person?.to) return;
  const { to } = person;
  const values = { subject: ticket.subject, text };
  const place = byStaff ? supportPaths.ownTicket(id) : supportPaths.ticket(id);
  const url = publicUrl + localizePath(place, locale);
  const why = byStaff ? undefined : textOf(locale)('mails:ticketMessage.whyStaff', { to });
  const writing = { to, locale, publicUrl, values, url, why, helpPath: sitePaths.contactUs };
  await writeMail(tx, supportMails.ticketMessage, writing, now);
}
