import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/text/localized.ts';
import { ROLES, type Role } from '../../../kit/contract/actor.ts';
import type { Channel } from '../../../kit/contract/notification.ts';
import { users } from '../../identity/server/tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** What administrators announce to everybody of some roles. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey(),
    title: jsonb().$type<Localized>().notNull(),
    text: jsonb().$type<Localized>().notNull(),
    roles: text({ enum: ROLES }).array().$type<Role[]>().notNull(),
    startsAt: moment().notNull(),
    withdrawnAt: moment(),
    revision: integer().notNull().default(1),
    /** The revision that the notifications of people follow; a job brings them up to the announcement's. */
    spread: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (announcement) => [
    index('announcements_newest').on(announcement.startsAt, announcement.id),
    index('announcements_to_spread')
      .on(announcement.startsAt)
      .where(sql`${announcement.spread} < ${announcement.revision}`),
  ],
);

/** One row a person and thing that is told to them, on the screen or by email. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What of its kind is told to a person but once. */
    once: text(),
    /** Where an announcement is told: its words stand there. */
    announcementId: uuid().references(() => announcements.id, { onDelete: 'cascade' }),
    values: jsonb().$type<Record<string, string | number | Localized>>().notNull(),
    link: text(),
    /** Whether it stands among the person's notifications; else it goes by email alone, or was withdrawn. */
    shown: boolean().notNull(),
    /** An email is to follow. */
    mailDue: boolean().notNull(),
    /** When it went out by email, by itself or among others. */
    mailedAt: moment(),
    readAt: moment(),
    createdAt: moment().notNull(),
  },
  (notification) => [
    index('notifications_person').on(notification.userId, notification.createdAt, notification.id),
    index('notifications_unread')
      .on(notification.userId)
      .where(sql`${notification.readAt} is null and ${notification.shown}`),
    index('notifications_mail_due').on(notification.createdAt).where(sql`${notification.mailDue}`),
    index('notifications_created_at').on(notification.createdAt),
    index('notifications_announcement')
      .on(notification.announcementId)
      .where(sql`${notification.announcementId} is not null`),
    uniqueIndex('notifications_once')
      .on(notification.userId, notification.once)
      .where(sql`${notification.once} is not null`),
  ],
);

/** How somebody wants to be told; who chose nothing has no row. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** By kind, where another channel than the usual one was chosen. */
  channels: jsonb().$type<Record<string, Channel>>().notNull().default({}),
  /** Whether what is unread goes out once a day by email. */
  digest: boolean().notNull().default(true),
  /** Ends the daily email without signing in: a secret, which stands in these emails alone. */
  leaveToken: text().unique('notification_settings_leave_token'),
  revision: integer().notNull().default(1),
});
