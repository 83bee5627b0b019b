import { findStaffWho } from '#features/identity/public.ts';
import type { Db } from '#kit/server/database/db.ts';

/** The staff whose work tickets are, by their names. */
export function findTicketHolders(db: Db): Promise<{ _id: string; fullName: string }[]> {
  return findStaffWho(db, 'tickets');
}
