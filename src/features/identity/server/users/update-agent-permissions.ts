import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { agentsSubject } from '../../audit.ts';
import type { updateAgentPermissions as endpoint } from '../../contract/rights.ts';
import { differenceOf, ofAgents } from '../../policy.ts';
import { rolePermissions } from '../tables.ts';

/** Changes what every agent may do, unless somebody did since. What differs from the program's own list is kept. */
export async function updateAgentPermissions(
  db: Db,
  actor: Actor,
  wanted: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Given<typeof endpoint>> {
  const ofAgent = eq(rolePermissions.role, 'agent');
  const permissions = differenceOf(wanted.permissions, ofAgents({}));
  return await db.transaction(async (tx) => {
    const first = { role: 'agent' as const, permissions: {}, revision: 0, updatedAt: now };
    await tx.insert(rolePermissions).values(first).onConflictDoNothing();
    const [row = first] = await tx.select().from(rolePermissions).where(ofAgent).for('update');
    if (row.revision !== wanted.revision) throw new AppError('conflict', { message: 'staleSave' });
    const before = { permissions: ofAgents(row.permissions).join(', ') };
    const after = { permissions: ofAgents(permissions).join(', ') };
    if (before.permissions === after.permissions) return { revision: row.revision };
    const revision = row.revision + 1;
    await tx.update(rolePermissions).set({ permissions, revision, updatedAt: now }).where(ofAgent);
    const change = { action: 'rightsChanged', id: null, name: '', before, after } as const;
    await recordChange(tx, actor, agentsSubject, change, now);
    return { revision };
  });
}
