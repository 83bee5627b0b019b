import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { Identifier } from '../../identifier.ts';
import { authenticators, users } from '../tables.ts';

/** The account that has this email address or mobile number. */
export async function findAccount(db: Db, identifier: Identifier) {
  const [account] = await db
    .select({
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      email: users.email,
      phone: users.phone,
      passwordHash: users.passwordHash,
      state: users.state,
      hasSecondStep: sql<boolean>`${authenticators.confirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(eq(identifier.kind === 'email' ? users.email : users.phone, identifier.value));
  return account;
}
