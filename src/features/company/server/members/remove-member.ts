import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { lockOwnCompany } from '../companies/lock-company.ts';
import { type EndingWith, endMembership } from './end-membership.ts';
import { getMemberOf } from './member-of.ts';

/** Removes a member from a company. */
export async function removeMember(
  db: Db,
  actor: Actor,
  { id, member: userId }: { id: string; member: string },
  ending: EndingWith,
): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor, id);
    const member = await getMemberOf(tx, id, userId);
    await endMembership(tx, actor, { companyId: id, member }, ending);
    const removed = { action: 'memberRemoved', id, name: company.name, ownerId: userId } as const;
    await recordChange(tx, actor, companySubject, { ...removed, before: { member: member.name } }, ending.now);
  });
}
