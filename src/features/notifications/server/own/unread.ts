import { and, eq, isNull } from 'drizzle-orm';
import { notifications } from '../tables.ts';

/** What somebody has not read yet; an index holds it and nothing else. */
export function unreadOf(userId: string) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt), notifications.shown);
}
