import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { Identifier } from '../../identifier.ts';
import { neverIn } from '../accounts/never-in.ts';
import { users } from '../tables.ts';

/** Whether an address is nobody's: an account that was registered with it and never verified keeps nobody out. */
export async function isFree(db: Db, address: Identifier): Promise<boolean> {
  const [held] = await db.select({ neverIn }).from(users).where(hasAddress(address));
  return held === undefined || held.neverIn;
}

/** Makes room for whoever has shown that the address is theirs. */
export async function dropUnverified(tx: Db, address: Identifier): Promise<void> {
  await tx.delete(users).where(and(hasAddress(address), neverIn));
}

function hasAddress({ kind, value }: Identifier) {
  return eq(kind === 'email' ? users.email : users.phone, value);
}
