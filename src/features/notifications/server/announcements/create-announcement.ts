import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import { announcementSubject } from '../../audit.ts';
import type { Announcement, AnnouncementContent } from '../../contract/announcements.ts';
import { announcements } from '../tables.ts';
import { announcedContent } from './announced-content.ts';
import { getAnnouncement } from './get-announcement.ts';
import { spreadAnnouncements } from './spread-announcements.ts';

/** Announces something; people are told by a job, at once or when its time comes. */
export async function createAnnouncement(
  db: Db,
  actor: Actor,
  written: AnnouncementContent,
  now: Date,
): Promise<Announcement> {
  const id = newId();
  const content = announcedContent(written, now);
  await db.transaction(async (tx) => {
    await tx.insert(announcements).values({ ...content, id, createdAt: now, updatedAt: now });
    const after = { ...content, startsAt: content.startsAt.toISOString() };
    await recordChange(tx, actor, announcementSubject, { action: 'created', id, name: content.title, after }, now);
    await enqueue(tx, spreadAnnouncements, {});
  });
  return await getAnnouncement(db, id, now);
}
