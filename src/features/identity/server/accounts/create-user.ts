import type { Role } from '#kit/contract/actor.ts';
import type { Grants } from '#kit/contract/permissions.ts';
import type { Scope } from '#kit/contract/scope.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { users } from '../tables.ts';

export interface NewUser {
  firstName: string;
  lastName?: string;
  /** As `parseEmail` gives it. */
  email?: string | null;
  /** As `readBangladeshMobile` gives it. */
  phone?: string | null;
  passwordHash: string;
  role?: Role;
  permissions?: Grants;
  scope?: Scope;
  state?: (typeof users.$inferInsert)['state'];
  organization?: string;
  occupation?: string;
}

/** Adds a user who may sign in at once. Undefined when the email address or mobile number is somebody's already. */
export async function createUser(db: Db, user: NewUser, now: Date): Promise<{ id: string } | undefined> {
  const [created] = await db
    .insert(users)
    .values({ state: 'Verified', ...user, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created;
}
