import { eq } from 'drizzle-orm';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { operationPaths } from '../paths.ts';

/** Administrators find a message in its log. */
export const placeOfMail: FindPlace = async (db, actor, id) => {
  if (actor.role !== 'admin') return null;
  const [mail] = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
  return mail ? operationPaths.emailLog(mail.id) : null;
};
