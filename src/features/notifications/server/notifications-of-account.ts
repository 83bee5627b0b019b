import { desc, eq } from 'drizzle-orm';
import type { AccountPart } from '#kit/server/account-data.ts';
import { announcements, notificationSettings, notifications } from './tables.ts';

/** What a person was told, and how they want to be told. It goes with the row of the account. */
export const notificationsOfAccount: AccountPart = {
  name: 'notifications',
  async *read(db, { id }) {
    const { kind, values, createdAt, readAt, mailedAt } = notifications;
    yield* await db
      .select({ kind, values, announcement: announcements.title, createdAt, readAt, mailedAt })
      .from(notifications)
      .leftJoin(announcements, eq(announcements.id, notifications.announcementId))
      .where(eq(notifications.userId, id))
      .orderBy(desc(createdAt));
    yield* await db
      .select({ channels: notificationSettings.channels, dailyEmail: notificationSettings.digest })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, id));
  },
};
