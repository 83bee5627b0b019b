import { and, inArray } from 'drizzle-orm';
import { SIGN_IN_STATES } from '#features/identity/policy.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';

/** Everybody on the staff who may sign in: those who are told that somebody waits for us. */
export async function staffIds(tx: Db): Promise<string[]> {
  const isStaff = and(inArray(users.role, ['admin', 'agent']), inArray(users.state, [...SIGN_IN_STATES]));
  return (await tx.select({ id: users.id }).from(users).where(isStaff)).map(({ id }) => id);
}
