import { sql } from 'drizzle-orm';
import type { Localized } from '#domain/text/localized.ts';
import type { Announcement, AnnouncementState } from '../../contract/announcements.ts';
import { announcements, notifications } from '../tables.ts';

const told = sql`select count(*)::int from ${notifications} where ${notifications.announcementId} = ${announcements.id}`;

/** What is read of an announcement, and how many were told and have read it. */
export const announcementColumns = {
  row: announcements,
  sent: sql<number>`(${told})`,
  seen: sql<number>`(${told} and ${notifications.readAt} is not null)`,
};

/** How an announcement stands, for a query. */
export const stateAt = (now: Date) => sql<AnnouncementState>`case
  when ${announcements.withdrawnAt} is not null then 'withdrawn'
  when ${announcements.startsAt} > ${now.toISOString()}::timestamptz then 'scheduled'
  else 'published' end`;

type Read = { row: typeof announcements.$inferSelect; sent: number; seen: number };

/** An announcement as the calls give it. */
export function announcementOf({ row, sent, seen }: Read, now: Date): Announcement {
  const { id, title, text, roles, startsAt, withdrawnAt, revision } = row;
  const state = withdrawnAt ? 'withdrawn' : startsAt > now ? 'scheduled' : 'published';
  const words = { title: inBoth(title), text: inBoth(text) };
  return { _id: id, state, ...words, roles, startsAt: startsAt.toISOString(), sent, seen, revision };
}

function inBoth({ en = '', bn = '' }: Localized) {
  return { en, bn };
}
