import { eq } from 'drizzle-orm';
import { formatDateTime } from '#domain/text/format.ts';
import { localizePath } from '#domain/text/locale.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { identityPaths } from '../../paths.ts';
import { accountName } from '../accounts/account-name.ts';
import { invitations, users } from '../tables.ts';
import { accountMails } from '../verification/mail-templates.ts';

interface Sending {
  invitation: typeof invitations.$inferSelect;
  /** What the link shows. */
  token: string;
}

/** Queues the mail of an invitation in the caller's transaction, and keeps which one is its newest. */
export async function sendInvitation(
  tx: Db,
  { invitation, token }: Sending,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { id, email: to, role, locale, message, expiresAt } = invitation;
  const [inviter] = await tx.select({ name: accountName }).from(users).where(eq(users.id, invitation.invitedBy));
  const t = textOf(locale);
  const said = { inviter: inviter?.name ?? '' };
  const values = {
    ...said,
    role: t(`activities:role.${role}`),
    until: formatDateTime(expiresAt, locale),
    // A stranger reads it as the words of whoever wrote it, never as ours.
    quoted: message && `${t('mails:invitation.quoted', said)}\n${message.replace(/^/gm, '> ')}`,
  };
  const url = publicUrl + localizePath(identityPaths.invitation(token), locale);
  const writing = { to, locale, publicUrl, values, url, helpPath: sitePaths.contactUs, secrets: [token] };
  const { id: mailId } = await writeMail(tx, accountMails.invitation, writing, now);
  await tx.update(invitations).set({ mailId }).where(eq(invitations.id, id));
}
