import { eq } from 'drizzle-orm';
import type { Grants } from '#kit/contract/permissions.ts';
import type { Db } from '#kit/server/database/db.ts';
import { rolePermissions } from '../tables.ts';

/** What was given to or taken from all agents, and the number of that; 0 where nobody ever did. */
export async function grantsOfAgents(db: Db): Promise<{ grants: Grants; revision: number }> {
  const [row] = await db
    .select({ grants: rolePermissions.permissions, revision: rolePermissions.revision })
    .from(rolePermissions)
    .where(eq(rolePermissions.role, 'agent'));
  return row ?? { grants: {}, revision: 0 };
}
