import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findNotifications as endpoint } from '../../contract/own.ts';
import { announcements, notifications } from '../tables.ts';
import { type Kinds, wordsOf } from '../words-of.ts';
import { unreadOf } from './unread.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** The caller's notifications, the newest first, in their language. */
export async function findNotifications(
  db: Db,
  actor: Actor,
  query: Query,
  { locale, kinds }: { locale: Locale; kinds: Kinds },
) {
  const after = readCursor(query.cursor, cursor);
  const { userId, createdAt, id } = notifications;
  const rows = await db
    .select({ row: notifications, title: announcements.title, text: announcements.text })
    .from(notifications)
    .leftJoin(announcements, eq(announcements.id, notifications.announcementId))
    .where(
      and(
        query.unread ? unreadOf(actor.id) : and(eq(userId, actor.id), notifications.shown),
        after && sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(query.limit + 1);
  const page = pageOf(rows, query.limit, ({ row }) => [row.createdAt.toISOString(), row.id]);
  const items = page.items.flatMap(({ row, ...announced }) => {
    const words = wordsOf(kinds, { ...row, ...announced }, locale);
    if (!words) return [];
    const { id: _id, kind, link } = row;
    return [{ _id, kind, ...words, link, read: row.readAt !== null, createdAt: row.createdAt.toISOString() }];
  });
  return { items, next: page.next };
}
