import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { MOST_UNREAD } from '../../contract/own.ts';
import { notifications } from '../tables.ts';
import { unreadOf } from './unread.ts';

/** How many notifications the caller has not read: one read of an index, of a bounded number of entries. */
export async function countUnread(db: Db, actor: Actor): Promise<{ count: number }> {
  const some = db.select({ id: notifications.id }).from(notifications).where(unreadOf(actor.id)).limit(MOST_UNREAD);
  return { count: await db.$count(some.as('some')) };
}
