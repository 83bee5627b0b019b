import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Announcement } from '../../contract/announcements.ts';
import { announcements } from '../tables.ts';
import { announcementColumns, announcementOf } from './announcement-columns.ts';

export async function getAnnouncement(db: Db, id: string, now: Date): Promise<Announcement> {
  const [found] = await db.select(announcementColumns).from(announcements).where(eq(announcements.id, id));
  if (!found) throw new AppError('not_found');
  return announcementOf(found, now);
}
