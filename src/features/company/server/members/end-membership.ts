import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { MemberRole } from '../../contract/roles.ts';
import type { ProjectsOfCompany } from '../projects-of-company.ts';
import { companyMembers } from '../tables.ts';
import { dropInvitationsBy, requireOtherOwner } from './member-of.ts';

interface Ending {
  companyId: string;
  member: { id: string; role: MemberRole };
}

export interface EndingWith extends Pick<ProjectsOfCompany, 'whenMemberLeaves'> {
  now: Date;
}

/** Ends a membership and with it all access; the company is locked, and its last owner stays. */
export async function endMembership(
  tx: Db,
  actor: Actor,
  { companyId, member }: Ending,
  { now, whenMemberLeaves }: EndingWith,
): Promise<void> {
  if (member.role === 'owner') await requireOtherOwner(tx, companyId, member.id);
  await tx
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, member.id)));
  await dropInvitationsBy(tx, companyId, member.id);
  await whenMemberLeaves(tx, actor, { companyId, userId: member.id }, now);
}
