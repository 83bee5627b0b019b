import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { announcementSubject } from '../../audit.ts';
import type { Announcement, AnnouncementContent } from '../../contract/announcements.ts';
import { announcedContent } from './announced-content.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { getAnnouncement } from './get-announcement.ts';

interface Edited extends AnnouncementContent {
  id: string;
  /** What its editor read; refused where somebody saved since. */
  revision: number;
}

/** Changes what an announcement says, also for those who were told; when it began is not changed after that. */
export async function updateAnnouncement(
  db: Db,
  actor: Actor,
  { id, revision, ...written }: Edited,
  now: Date,
): Promise<Announcement> {
  await changeAnnouncement(db, id, now, async (tx, row) => {
    if (row.revision !== revision) throw new AppError('conflict', { message: 'staleSave' });
    const content = announcedContent(written, now);
    const startsAt = row.startsAt <= now ? row.startsAt : content.startsAt;
    const change = { ...content, startsAt };
    const before = { ...row, startsAt: row.startsAt.toISOString() };
    const after = { ...change, startsAt: startsAt.toISOString() };
    const changed = { action: 'changed', id, name: content.title, before, after } as const;
    await recordChange(tx, actor, announcementSubject, changed, now);
    return change;
  });
  return await getAnnouncement(db, id, now);
}
