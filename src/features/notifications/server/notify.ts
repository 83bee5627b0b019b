import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { Notify } from '#kit/server/notifying/notify.ts';
import { channelOf } from './channel-of.ts';
import { notificationSettings, notifications } from './tables.ts';

/** See {@link Notify}. Of a kind that somebody does not want to hear of, nothing is written. */
export const notify: Notify = async (tx, kind, { to, values, link, once }, now) => {
  const chosen = await readChosen(tx, to);
  const told = [...new Set(to)].map((userId) => ({ userId, channel: channelOf(kind, chosen.get(userId)) }));
  const wanted = told.filter(({ channel }) => channel !== 'none');
  if (wanted.length === 0) return new Set();
  const rows = wanted.map(({ userId, channel }) => {
    const byMail = channel !== 'app';
    const mailed = { mailDue: byMail && !kind.mailsItself, mailedAt: byMail && kind.mailsItself ? now : null };
    const what = { kind: kind.kind, values, link, once: once === undefined ? null : `${kind.kind}:${once}` };
    return { ...what, ...mailed, id: newId(), userId, shown: channel !== 'mail', createdAt: now };
  });
  const written = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: notifications.userId, mailedAt: notifications.mailedAt });
  return new Set(written.filter(({ mailedAt }) => mailedAt !== null).map(({ userId }) => userId));
};

async function readChosen(tx: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, never>();
  const { userId, channels } = notificationSettings;
  const rows = await tx
    .select({ userId, channels })
    .from(notificationSettings)
    .where(inArray(userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row.channels]));
}
