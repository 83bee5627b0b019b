import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { notificationPaths } from '../../paths.ts';
import { announcements } from '../tables.ts';

/** Where those find an announcement who may announce; for everybody else there is no screen of it. */
export const placeOfAnnouncement: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'announcements')) return null;
  const isThere = (await db.$count(announcements, eq(announcements.id, id))) > 0;
  return isThere ? notificationPaths.announcement(id) : null;
};
