import { type SQL, sql } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';

/** Ids of the accounts that have an email address or mobile number, as part of a query. */
export function accountsReachedAt(address: string): SQL {
  return sql`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${address} OR ${users.phone} = ${address})`;
}
