import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { readablePassword } from '../passwords/readable-password.ts';
import { users } from '../tables.ts';
import { createUser } from './create-user.ts';

const EMAIL = 'admin@jorip.local';

export interface FirstAdministrator {
  identifier: string;
  /** Known from here alone. */
  password: string;
}

/**
 * The administrator of a new installation; of several processes that start at once, one makes it.
 * `announce` is told the password before anything is committed: a process that dies in between
 * leaves no administrator whose password nobody saw.
 */
export async function createAdministrator(
  db: Db,
  now: Date,
  announce: (administrator: FirstAdministrator) => void,
): Promise<void> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if (existing) return;
  const password = readablePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user = { firstName: 'Administrator', email: EMAIL, passwordHash, role: 'admin', state: 'Active' } as const;
    if (await createUser(tx, user, now)) announce({ identifier: EMAIL, password });
  });
}
