import { eq } from 'drizzle-orm';
import { DEFAULT_LOCALE, localizePath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import type { TakedownReason } from '../../contract/takedown.ts';
import { projectPaths } from '../../paths.ts';
import { projectMails } from '../mail-templates.ts';
import type { ProjectRow } from '../visible-projects.ts';

type Told = { message: 'takenDown'; reason: TakedownReason; note: string } | { message: 'putBack' };

/** Tells the owner, by email or else by text message, in the language they chose last. */
export async function mailTakedown(
  tx: Db,
  project: Pick<ProjectRow, 'id' | 'kind' | 'mode' | 'ownerId' | 'title' | 'languages'>,
  told: Told,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email, phone: users.phone, locale: users.locale })
    .from(users)
    .where(eq(users.id, project.ownerId));
  const to = owner?.email ?? owner?.phone;
  if (!owner || !to) return;
  const locale = owner.locale ?? project.languages[0] ?? DEFAULT_LOCALE;
  const t = textOf(locale);
  const { message } = told;
  const title = localizedText(project.title, locale) || t('projects:untitled');
  const { id: _id, kind, mode } = project;
  const url = publicUrl + localizePath(projectPaths.build({ _id, kind, mode }), locale);
  if (!owner.email) {
    const subject = t(`mails:${message}.subject`, { title });
    const text = t(`mails:${message}.sms`, { title, url });
    await queueMail(tx, { to, template: 'sms', locale, subject, html: '', text, now });
    return;
  }
  const writing = { to, locale, publicUrl, url, helpPath: sitePaths.contactUs };
  if (told.message === 'putBack') {
    await writeMail(tx, projectMails.putBack, { ...writing, values: { title } }, now);
    return;
  }
  const values = { title, reason: t(`projects:takedownReason.${told.reason}`), note: told.note };
  await writeMail(tx, projectMails.takenDown, { ...writing, values }, now);
}
