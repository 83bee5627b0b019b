import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { localizePath } from '#domain/text/locale.ts';
import { areaOf } from '#features/identity/policy.ts';
import { sitePaths } from '#features/site/paths.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { writeMail } from '#kit/server/mail/templates/write-mail.ts';
import { textOf } from '#messages/translate.ts';
import { notificationPaths } from '../../paths.ts';
import { findReader } from '../mail-notifications.ts';
import { notificationMails } from '../mail-templates.ts';
import { announcements, notificationSettings, notifications } from '../tables.ts';
import { type Kinds, wordsOf } from '../words-of.ts';

/** An email is no list to work through: beyond so many it says how many more there are. */
const MOST_LINES = 15;

/** Sends somebody what they were not told of yet, in the transaction that marks it as told. */
export async function mailDigest(
  tx: Db,
  { userId, untold }: { userId: string; untold: SQL | undefined },
  { kinds, publicUrl, now }: { kinds: Kinds; publicUrl: string; now: Date },
): Promise<void> {
  const told = await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(eq(notifications.userId, userId), untold))
    .returning();
  const person = await findReader(tx, userId);
  const count = told.length;
  if (!person?.email || count === 0) return;
  const { email: to, role, locale } = person;
  const newest = told.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MOST_LINES);
  const announced = await findAnnounced(tx, newest);
  const lines = newest.flatMap((row) => {
    const said = row.announcementId === null ? {} : announced.get(row.announcementId);
    return wordsOf(kinds, { ...row, ...said }, locale)?.text ?? [];
  });
  if (lines.length === 0) return;
  const t = textOf(locale);
  const at = (path: string) => publicUrl + localizePath(path, locale);
  const listed = lines.map((line) => `• ${line}`).join('\n');
  const more = count > lines.length ? `\n${t('notified:digest.more', { count: count - lines.length })}` : '';
  const leave = at(notificationPaths.unsubscribe(await leaveTokenOf(tx, userId)));
  const writing = {
    to,
    locale,
    publicUrl,
    values: { unread: t('notified:digest.subject', { count }), list: listed + more },
    url: at(notificationPaths.own(areaOf(role))),
    helpPath: sitePaths.contactUs,
    leave: { label: t('notified:digest.leave'), url: leave },
    headers: { leave, leftByPost: true } as const,
  };
  await writeMail(tx, notificationMails.digest, writing, now);
}

async function findAnnounced(tx: Db, rows: readonly { announcementId: string | null }[]) {
  const ids = rows.flatMap(({ announcementId }) => announcementId ?? []);
  const { id, title, text } = announcements;
  const found =
    ids.length === 0 ? [] : await tx.select({ id, title, text }).from(announcements).where(inArray(id, ids));
  return new Map(found.map((row) => [row.id, { title: row.title, text: row.text }]));
}

/** The person's own, made with their first such email. */
async function leaveTokenOf(tx: Db, userId: string): Promise<string> {
  const { leaveToken } = notificationSettings;
  const [row] = await tx
    .insert(notificationSettings)
    .values({ userId, leaveToken: newSecret() })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { leaveToken: sql`coalesce(${leaveToken}, excluded.leave_token)` },
    })
    .returning({ leaveToken });
  if (!row?.leaveToken) throw new Error('The token of a digest was not stored.');
  return row.leaveToken;
}
