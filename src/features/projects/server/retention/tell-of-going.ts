import { eq, inArray } from 'drizzle-orm';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { formatDate } from '#domain/text/format.ts';
import { DEFAULT_LOCALE, type Locale, localizePath } from '#domain/text/locale.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';
import { users } from '#features/identity/server/tables.ts';
import { notify } from '#features/notifications/public.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import type { Retention } from '../../contract/settings.ts';
import { answersGoKind } from '../../notifications.ts';
import { projectPaths } from '../../paths.ts';
import { mayManage } from '../../policy.ts';
import { projectMails } from '../mail-templates.ts';
import { peopleOfProject } from '../people-of-project.ts';
import { projects } from '../tables.ts';

interface Goes {
  at: Date;
  end: Retention['end'];
  /** Of responses and of those who did not submit, together. */
  count: number;
}

/** Tells whoever changes a project what goes and when, in the transaction that settles it. */
export async function tellOfGoing(
  tx: Db,
  projectId: string,
  { at, end, count }: Goes,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const [found] = await tx
    .select({
      _id: projects.id,
      kind: projects.kind,
      mode: projects.mode,
      title: projects.title,
      languages: projects.languages,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!found) return;
  const to = await peopleOfProject(tx, projectId, mayManage);
  const link = projectPaths.settings(found);
  const values = { project: found.title, day: dhakaDay(at), count };
  const mailed = await notify(tx, answersGoKind, { to, values, link }, now);
  const people = await tx
    .select({ email: users.email, chosen: users.locale })
    .from(users)
    .where(inArray(users.id, [...mailed]));
  for (const { email, chosen } of people) {
    if (email === null) continue;
    const locale = chosen ?? found.languages[0] ?? DEFAULT_LOCALE;
    const url = publicUrl + localizePath(link, locale);
    const writing = { to: email, locale, publicUrl, url, helpPath: sitePaths.contactUs };
    await writeMail(
      tx,
      projectMails.answersGo,
      { ...writing, values: wordsOf(found.title, { at, end, count }, locale) },
      now,
    );
  }
}

function wordsOf(title: Localized, { at, end, count }: Goes, locale: Locale) {
  const t = textOf(locale);
  return {
    title: localizedText(title, locale) || t('projects:untitled'),
    day: formatDate(at, locale),
    responses: t('mails:answersGo.responses', { count }),
    end: t(`mails:answersGo.end.${end}`),
  };
}
