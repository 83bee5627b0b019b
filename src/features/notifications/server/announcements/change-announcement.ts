import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { enqueue } from '#kit/server/jobs/enqueue.ts';
import { announcements } from '../tables.ts';
import { spreadAnnouncements } from './spread-announcements.ts';

type Row = typeof announcements.$inferSelect;

/** Changes an announcement while nobody else does; people are brought up to it by a job. Nothing comes of no change. */
export async function changeAnnouncement(
  db: Db,
  id: string,
  now: Date,
  change: (tx: Db, row: Row) => Promise<Partial<Row> | undefined>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    const changed = await change(tx, row);
    if (!changed) return;
    await tx
      .update(announcements)
      .set({ ...changed, revision: row.revision + 1, updatedAt: now })
      .where(eq(announcements.id, id));
    await enqueue(tx, spreadAnnouncements, {});
  });
}
