import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { SIGN_IN_STATES } from '../../policy.ts';
import { users } from '../tables.ts';

/** The account that has this email address and has shown that it reads what is sent there. */
export async function ownerOfAddress(db: Db, email: string): Promise<string | undefined> {
  const isTheirs = and(eq(users.email, email), inArray(users.state, [...SIGN_IN_STATES]));
  return (await db.select({ id: users.id }).from(users).where(isTheirs))[0]?.id;
}
