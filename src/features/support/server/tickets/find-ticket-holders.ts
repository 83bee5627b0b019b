import { asc, inArray } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { fullName } from '../full-name.ts';

/** Admins and agents, by their names. */
export async function findTicketHolders(db: Db): Promise<{ _id: string; fullName: string }[]> {
  const rows = await db
    .select({ _id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.role, ['admin', 'agent']))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map((row) => ({ _id: row._id, fullName: fullName(row) }));
}
