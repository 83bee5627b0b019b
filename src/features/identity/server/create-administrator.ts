import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { createUser } from './create-user.ts';
import { hashPassword } from './password-hash.ts';
import { readablePassword } from './readable-password.ts';
import { users } from './tables.ts';

const EMAIL = 'admin@jorip.local';

/**
 * The administrator of a new installation, with a password that is known only from this answer. Undefined where there
 * is an administrator already; of several processes that start at once, one makes it.
 */
export async function createAdministrator(
  db: Db,
  now: Date,
): Promise<{ identifier: string; password: string } | undefined> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if (existing) return undefined;
  const password = readablePassword();
  const created = await createUser(
    db,
    {
      firstName: 'Administrator',
      email: EMAIL,
      passwordHash: await hashPassword(password),
      role: 'admin',
      state: 'Active',
    },
    now,
  );
  return created && { identifier: EMAIL, password };
}
