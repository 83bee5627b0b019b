import { eq } from 'drizzle-orm';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { composeMail } from '#kit/server/mail/compose-mail.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { textOf } from '#messages/translate.ts';
import { supportPaths } from '../../paths.ts';

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
  const t = textOf(locale);
  const subject = t('mails:ticketMessage.subject', { subject: ticket.subject });
  const place = byStaff ? supportPaths.ownTicket(id) : supportPaths.ticket(id);
  const bodies = composeMail({
    locale,
    publicUrl,
    heading: ticket.subject,
    paragraphs: [text],
    action: { label: t('mails:ticketMessage.action'), url: publicUrl + localizePath(place, locale) },
    why: t(byStaff ? 'mails:ticketMessage.why' : 'mails:ticketMessage.whyStaff', { to }),
    helpPath: sitePaths.contactUs,
  });
  await queueMail(tx, { to, template: 'ticketMessage', locale, subject, ...bodies, now });
}
