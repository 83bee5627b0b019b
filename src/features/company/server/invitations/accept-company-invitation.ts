import { eq } from 'drizzle-orm';
import { type Actor, isStaff } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { MOST_MEMBERS } from '../../contract/members.ts';
import { requireRoomForCompany } from '../companies/create-company.ts';
import { companies, companyInvitations, companyMembers } from '../tables.ts';
import { hasAddress } from './get-company-invitation.ts';
import { getOpenInvitation } from './open-invitation.ts';

/**
 * Joins the company with the account that has the address that was invited: whoever else holds the link gains nothing
 * by it. Whoever is a member already stays what they are.
 */
export async function acceptCompanyInvitation(db: Db, actor: Actor, key: string, now: Date): Promise<{ _id: string }> {
  return await db.transaction(async (tx) => {
    const { company } = await getOpenInvitation(tx, key, now);
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update');
    // Once more now that the company is locked: another call may have used or withdrawn it.
    const { id, email, role } = await getOpenInvitation(tx, key, now);
    if (isStaff(actor)) throw new AppError('forbidden', { message: 'invitationForStaff' });
    if (!(await hasAddress(tx, actor, email))) throw new AppError('forbidden', { message: 'invitationForOther' });
    await requireRoomForCompany(tx, actor.id);
    const members = await tx.$count(companyMembers, eq(companyMembers.companyId, company.id));
    if (members >= MOST_MEMBERS) throw new AppError('conflict', { message: 'membersEnough' });
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, id));
    const joined = await tx
      .insert(companyMembers)
      .values({ companyId: company.id, userId: actor.id, role, joinedAt: now })
      .onConflictDoNothing()
      .returning();
    if (joined.length > 0) {
      const change = { action: 'joined', id: company.id, name: company.name, after: { email, role } } as const;
      await recordChange(tx, actor, companySubject, change, now);
    }
    return { _id: company.id };
  });
}
