import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contacts } from '../tables.ts';

/** A contact as it is, its row locked until the change is done. */
export async function lockContact(tx: Db, id: string): Promise<typeof contacts.$inferSelect> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update');
  if (!contact) throw new AppError('not_found');
  return contact;
}
