import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { announcementSubject } from '../../audit.ts';
import { changeAnnouncement } from './change-announcement.ts';

/** Takes an announcement back, or makes it anew: one that is as asked for already stays so. */
export async function withdrawAnnouncement(
  db: Db,
  actor: Actor,
  { id, withdrawn }: { id: string; withdrawn: boolean },
  now: Date,
): Promise<void> {
  await changeAnnouncement(db, id, now, async (tx, row) => {
    if ((row.withdrawnAt !== null) === withdrawn) return undefined;
    const action = withdrawn ? 'withdrawn' : 'restored';
    await recordChange(tx, actor, announcementSubject, { action, id, name: row.title }, now);
    return { withdrawnAt: withdrawn ? now : null };
  });
}
