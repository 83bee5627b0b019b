import { eq } from 'drizzle-orm';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { formatDate } from '#domain/text/format.ts';
import { DEFAULT_LOCALE, localizePath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { users } from '#features/identity/server/tables.ts';
import { notify } from '#features/notifications/public.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import type { Retention } from '../../contract/settings.ts';
import { answersGoKind } from '../../notifications.ts';
import { projectPaths } from '../../paths.ts';
import { projectMails } from '../mail-templates.ts';
import { projects } from '../tables.ts';

interface Goes {
  at: Date;
  end: Retention['end'];
  /** Of responses and of those who did not submit, together. */
  count: number;
}

/** Tells the owner of a project what goes and when, in the transaction that settles it. */
export async function tellOfGoing(
  tx: Db,
  projectId: string,
  { at, end, count }: Goes,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const [found] = await tx
    .select({ ...ofProject, to: users.email, chosen: users.locale })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, projectId));
  if (!found) return;
  const { ownerId, to } = found;
  const link = projectPaths.settings(found);
  const values = { project: found.title, day: dhakaDay(at), count };
  const mailed = await notify(tx, answersGoKind, { to: [ownerId], values, link }, now);
  if (!to || !mailed.has(ownerId)) return;
  const locale = found.chosen ?? found.languages[0] ?? DEFAULT_LOCALE;
  const t = textOf(locale);
  const said = {
    title: localizedText(found.title, locale) || t('projects:untitled'),
    day: formatDate(at, locale),
    responses: t('mails:answersGo.responses', { count }),
    end: t(`mails:answersGo.end.${end}`),
  };
  const writing = { to, locale, publicUrl, url: publicUrl + localizePath(link, locale), helpPath: sitePaths.contactUs };
  await writeMail(tx, projectMails.answersGo, { ...writing, values: said }, now);
}

const ofProject = {
  _id: projects.id,
  kind: projects.kind,
  ownerId: projects.ownerId,
  title: projects.title,
  languages: projects.languages,
};
