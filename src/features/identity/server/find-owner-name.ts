import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database.ts';
import { fullName } from './session-user.ts';
import { users } from './tables.ts';

/** The name under which a user's projects ask. */
export async function findOwnerName(db: Db, userId: string): Promise<string | undefined> {
  const [owner] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return owner && fullName(owner);
}
