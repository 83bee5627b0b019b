import { eq } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contacts } from '../tables.ts';

type Row = typeof contacts.$inferSelect;

/** A contact as it is, its row locked until the change is done. One that became a ticket is answered there. */
export async function lockContact(tx: Db, id: string): Promise<Row> {
  const contact = await lockAnyContact(tx, id);
  if (contact.ticketId !== null) throw new AppError('conflict', { message: 'contactIsTicket' });
  return contact;
}

/** A contact, though it became a ticket. */
export async function lockAnyContact(tx: Db, id: string): Promise<Row> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update');
  if (!contact) throw new AppError('not_found');
  return contact;
}
