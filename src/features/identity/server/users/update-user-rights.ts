import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { SCOPES, scopesIn } from '#kit/contract/scope.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import type { updateUserRights as endpoint } from '../../contract/rights.ts';
import { differenceOf, grantsOf, mayChangeRights, ofAgents } from '../../policy.ts';
import { users } from '../tables.ts';
import { grantsOfAgents } from './grants-of-agents.ts';
import { lockPerson } from './lock-person.ts';

type Change = Received<typeof endpoint>['params'] & Received<typeof endpoint>['body'];

/**
 * Changes what somebody else may do, unless somebody did since. What makes an agent different from all agents is kept,
 * so what is decided for all holds for them in everything else; with another role nothing of it is left.
 */
export async function updateUserRights(
  db: Db,
  actor: Actor,
  { id, ...wanted }: Change,
  now: Date,
): Promise<Given<typeof endpoint>> {
  if (!mayChangeRights(actor, { id })) throw new AppError('forbidden', { message: 'ownRightsKept' });
  if (wanted.role !== 'agent' && wanted.permissions.length > 0) throw invalidField('permissions', 'agentsAlone');
  return await db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor, id);
    const { grants: ofRole, revision: ofAll } = await grantsOfAgents(tx);
    if (person.rightsRevision + ofAll !== wanted.revision) throw new AppError('conflict', { message: 'staleSave' });
    const { role } = wanted;
    const permissions = role === 'agent' ? differenceOf(wanted.permissions, ofAgents(ofRole)) : {};
    const scope = SCOPES.filter((name) => wanted.scope.includes(name));
    const before = told(person.role, grantsOf(person.role, ofRole, person.permissions), scopesIn(person.scope));
    const after = told(role, grantsOf(role, ofRole, permissions), scope);
    if (JSON.stringify(before) === JSON.stringify(after)) return { revision: wanted.revision };
    const rightsRevision = person.rightsRevision + 1;
    await tx.update(users).set({ role, permissions, scope, rightsRevision, updatedAt: now }).where(eq(users.id, id));
    const change = { action: 'rightsChanged', id, name: person.name, before, after } as const;
    await recordChange(tx, actor, accountSubject, change, now);
    return { revision: wanted.revision + 1 };
  });
}

function told(role: Actor['role'], permissions: readonly string[], scope: readonly string[]) {
  return { role, permissions: permissions.join(', '), scope: scope.join(', ') };
}
