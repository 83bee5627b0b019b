import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_LOCALE, localizePath } from '#domain/text/locale.ts';
import { areaOf, SIGN_IN_STATES } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { defineJob } from '#kit/server/jobs/job.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { notificationPaths } from '../paths.ts';
import { notificationMails } from './mail-templates.ts';
import { announcements, notifications } from './tables.ts';
import { type Kinds, wordsOf } from './words-of.ts';

/** How many a run takes on; the next one, a minute later, goes on. */
const MOST = 500;

interface Sending {
  kinds: Kinds;
  publicUrl: string;
}

/** Sends the emails of notifications that are wanted by email, each once: its row says so in the same transaction. */
export const mailNotifications = (sending: Sending) =>
  defineJob({
    name: 'mail-notifications',
    schema: z.object({}),
    cron: '* * * * *',
    async run({ db, now }) {
      const due = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(eq(notifications.mailDue, true))
        .orderBy(asc(notifications.createdAt))
        .limit(MOST);
      for (const { id } of due) await db.transaction((tx) => mailOne(tx, id, sending, now));
    },
  });

async function mailOne(tx: Db, id: string, { kinds, publicUrl }: Sending, now: Date): Promise<void> {
  const [row] = await tx
    .update(notifications)
    .set({ mailDue: false, mailedAt: now })
    .where(and(eq(notifications.id, id), notifications.mailDue))
    .returning();
  if (!row) return;
  const person = await findReader(tx, row.userId);
  if (!person?.email) return;
  const announced = row.announcementId === null ? {} : await findAnnounced(tx, row.announcementId);
  const { email: to, role, locale } = person;
  const words = wordsOf(kinds, { ...row, ...announced }, locale);
  if (!words) return;
  const t = textOf(locale);
  const area = areaOf(role);
  const at = (path: string) => publicUrl + localizePath(path, locale);
  const leave = at(notificationPaths.settings(area));
  const writing = {
    to,
    locale,
    publicUrl,
    values: { what: words.text, more: words.more ?? '' },
    url: at(row.link ?? notificationPaths.own(area)),
    helpPath: sitePaths.contactUs,
    leave: { label: t('notified:chooseMails'), url: leave },
    headers: { leave },
  };
  await writeMail(tx, notificationMails.notification, writing, now);
}

/** Who is mailed, while they may sign in. */
export async function findReader(tx: Db, userId: string) {
  const [person] = await tx
    .select({ email: users.email, role: users.role, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.state, [...SIGN_IN_STATES])));
  return person && { ...person, locale: person.locale ?? DEFAULT_LOCALE };
}

async function findAnnounced(tx: Db, id: string) {
  const { title, text } = announcements;
  const [announced] = await tx.select({ title, text }).from(announcements).where(eq(announcements.id, id));
  return announced;
}
