import { and, lte } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { notifications } from '../tables.ts';
import { unreadOf } from './unread.ts';

/** Marks all that the caller has been told so far: what comes while they read stays unread. */
export async function markAllRead(db: Db, actor: Actor, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(actor.id), lte(notifications.createdAt, now)));
}
