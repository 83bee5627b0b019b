import { eq } from 'drizzle-orm';
import type { Grants } from '#kit/contract/permissions.ts';
import type { Db } from '#kit/server/database/db.ts';
import { rolePermissions } from '../tables.ts';

/** What was given to or taken from all agents. */
export async function grantsOfAgents(db: Db): Promise<Grants> {
  const [row] = await db
    .select({ permissions: rolePermissions.permissions })
    .from(rolePermissions)
    .where(eq(rolePermissions.role, 'agent'));
  return row?.permissions ?? {};
}
