import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findPasskeys as endpoint } from '../../contract/passkeys.ts';
import { passkeys } from '../tables.ts';

/** The own passkeys. */
export async function findPasskeys(db: Db, actor: Actor): Promise<Given<typeof endpoint>> {
  const { id, name, createdAt, usedAt } = passkeys;
  const found = await db
    .select({ _id: id, name, createdAt, usedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, actor.id))
    .orderBy(asc(createdAt), asc(id));
  return found.map((each) => ({
    ...each,
    createdAt: each.createdAt.toISOString(),
    usedAt: each.usedAt?.toISOString() ?? null,
  }));
}
