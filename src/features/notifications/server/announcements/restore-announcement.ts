import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { announcementSubject } from '../../audit.ts';
import { changeAnnouncement } from './change-announcement.ts';

/** Makes an announcement that was taken back anew; one that stands already stays so. */
export async function restoreAnnouncement(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await changeAnnouncement(db, id, now, async (tx, row) => {
    if (row.withdrawnAt === null) return undefined;
    await recordChange(tx, actor, announcementSubject, { action: 'restored', id, name: row.title }, now);
    return { withdrawnAt: null };
  });
}
