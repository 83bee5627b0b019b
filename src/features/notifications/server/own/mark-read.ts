import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { notifications } from '../tables.ts';

/** Marks one of the caller's notifications as read, or as unread again. */
export async function markRead(
  db: Db,
  actor: Actor,
  { id, read }: { id: string; read: boolean },
  now: Date,
): Promise<void> {
  const readAt = read ? sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` : null;
  const marked = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.id, id), eq(notifications.userId, actor.id), notifications.shown))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw new AppError('not_found');
}
