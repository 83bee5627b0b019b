import { eq } from 'drizzle-orm';
import { recordChange, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { accountSubject } from '../../audit.ts';
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
 * The administrator of a new installation; of several processes that start at once, one makes it and is given its id.
 * `announce` is told the password before anything is committed: a process that dies in between
 * leaves no administrator whose password nobody saw.
 */
export async function createAdministrator(
  db: Db,
  now: Date,
  announce: (administrator: FirstAdministrator) => void,
): Promise<{ id: string } | undefined> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if (existing) return undefined;
  const password = readablePassword();
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    const user = { firstName: 'Administrator', email: EMAIL, passwordHash, role: 'admin', state: 'Active' } as const;
    const made = await createUser(tx, user, now);
    if (made) {
      const created = { action: 'registered', id: made.id, name: user.firstName } as const;
      await recordChange(tx, THE_PRODUCT, accountSubject, created, now);
      announce({ identifier: EMAIL, password });
    }
    return made;
  });
}
