import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { agentsSubject } from '../../audit.ts';
import type { updateAgentPermissions as endpoint } from '../../contract/rights.ts';
import { differenceOf, ofAgents } from '../../policy.ts';
import { rolePermissions } from '../tables.ts';

/** Changes what every agent may do. Only what differs from the program's own list is kept. */
export async function updateAgentPermissions(
  db: Db,
  actor: Actor,
  wanted: Received<typeof endpoint>['body'],
  now: Date,
): Promise<void> {
  const ofAgent = eq(rolePermissions.role, 'agent');
  const permissions = differenceOf(wanted.permissions, ofAgents({}));
  await db.transaction(async (tx) => {
    const first = { role: 'agent' as const, permissions: {}, updatedAt: now };
    await tx.insert(rolePermissions).values(first).onConflictDoNothing();
    const [row] = await tx
      .select({ permissions: rolePermissions.permissions })
      .from(rolePermissions)
      .where(ofAgent)
      .for('update');
    const before = { permissions: ofAgents(row?.permissions ?? {}).join(', ') };
    const after = { permissions: ofAgents(permissions).join(', ') };
    if (before.permissions === after.permissions) return;
    await tx.update(rolePermissions).set({ permissions, updatedAt: now }).where(ofAgent);
    const change = { action: 'rightsChanged', id: null, name: '', before, after } as const;
    await recordChange(tx, actor, agentsSubject, change, now);
  });
}
