import { eq } from 'drizzle-orm';
import { may } from '#kit/contract/actor.ts';
import type { FindPlace } from '#kit/server/audit/places.ts';
import { supportPaths } from '../../paths.ts';
import { contacts } from '../tables.ts';

/** Staff find a contact where it is answered. */
export const placeOfContact: FindPlace = async (db, actor, id) => {
  if (!may(actor, 'contacts')) return null;
  const [contact] = await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));
  return contact ? supportPaths.contact(contact.id) : null;
};
