import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import type { MemberRole } from '../../contract/roles.ts';
import { lockOwnCompany } from '../companies/lock-company.ts';
import { dropInvitationsBy, getMemberOf, requireOtherOwner } from './member-of.ts';
import { writeRole } from './write-role.ts';

interface Sent {
  id: string;
  member: string;
  role: MemberRole;
}

/** Gives a member another role. */
export async function setMemberRole(db: Db, actor: Actor, { id, member, role }: Sent, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor, id);
    const before = await getMemberOf(tx, id, member);
    if (before.role === role) return;
    if (before.role === 'owner') {
      await requireOtherOwner(tx, id, member);
      await dropInvitationsBy(tx, id, member);
    }
    await writeRole(tx, { companyId: id, userId: member, role });
    const change = { before: { role: before.role }, after: { member: before.name, role } };
    const changed = { action: 'roleChanged', id, name: company.name, ownerId: member, ...change } as const;
    await recordChange(tx, actor, companySubject, changed, now);
  });
}
