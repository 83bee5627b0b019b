import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { announcementSubject } from '../../audit.ts';
import { changeAnnouncement } from './change-announcement.ts';

/** Takes an announcement back; one that was taken back already stays so. */
export async function withdrawAnnouncement(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await changeAnnouncement(db, id, now, async (tx, row) => {
    if (row.withdrawnAt !== null) return undefined;
    await recordChange(tx, actor, announcementSubject, { action: 'withdrawn', id, name: row.title }, now);
    return { withdrawnAt: now };
  });
}
