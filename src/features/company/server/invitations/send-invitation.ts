import { eq } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import { formatDateTime } from '#domain/text/format.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret, sha256 } from '#kit/server/ids.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { INVITATION_DAYS } from '../../contract/invitations.ts';
import type { INVITED_ROLES } from '../../contract/roles.ts';
import { companyPaths } from '../../paths.ts';
import { companyMails } from '../mail-templates.ts';
import { companyInvitations } from '../tables.ts';

/** 128 bits: nobody guesses them. */
const KEY_BYTES = 16;

export interface Sending {
  publicUrl: string;
  /** Of whoever invites: the language of somebody without an account is not known. */
  locale: Locale;
  now: Date;
}

interface Invited {
  company: { id: string; name: Localized };
  invitation: { id: string; email: string; role: (typeof INVITED_ROLES)[number] };
}

/** Writes the invitation with a new key and mails it; the link of an earlier email of the same works no longer. */
export async function sendInvitation(
  tx: Db,
  actor: Actor,
  { company, invitation }: Invited,
  { publicUrl, locale, now }: Sending,
): Promise<void> {
  const key = newSecret(KEY_BYTES);
  const { id, email, role } = invitation;
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const sent = { keyHash: sha256(key), invitedBy: actor.id, sentAt: now, expiresAt };
  await tx
    .insert(companyInvitations)
    .values({ id, companyId: company.id, email, role, ...sent })
    .onConflictDoUpdate({ target: companyInvitations.id, set: sent });
  const [inviter] = await tx.select({ name: accountName }).from(users).where(eq(users.id, actor.id));
  const values = {
    company: localizedText(company.name, locale),
    inviter: inviter?.name ?? '',
    role: textOf(locale)(`company:invitedAs.${role}`),
    until: formatDateTime(expiresAt, locale),
  };
  const url = publicUrl + localizePath(companyPaths.invitation(key), locale);
  const writing = { to: email, locale, publicUrl, values, url, helpPath: sitePaths.contactUs, secrets: [key] };
  await writeMail(tx, companyMails.companyInvitation, writing, now);
}
