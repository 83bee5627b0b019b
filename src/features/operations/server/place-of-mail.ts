import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { operationPaths } from '../paths.ts';

/** Administrators find a message in its log. */
export const placeOfMail: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'emails')) return null;
  const [mail] = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
  return mail ? operationPaths.emailLog(mail.id) : null;
};
