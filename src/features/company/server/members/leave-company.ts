import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { type EndingWith, endMembership } from './end-membership.ts';

/** Ends the caller's own membership. */
export async function leaveCompany(db: Db, actor: Actor, id: string, ending: EndingWith): Promise<void> {
  await db.transaction(async (tx) => {
    const { company, role } = await lockCompany(tx, actor, id);
    await endMembership(tx, actor, { companyId: id, member: { id: actor.id, role } }, ending);
    await recordChange(tx, actor, companySubject, { action: 'left', id, name: company.name }, ending.now);
  });
}
