import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { companySubject } from '../../audit.ts';
import { lockOwnCompany } from '../companies/lock-company.ts';
import { companyInvitations } from '../tables.ts';
import { getInvitationOf } from './invitation-of.ts';

/** Withdraws an invitation. */
export async function withdrawCompanyInvitation(
  db: Db,
  actor: Actor,
  { id, invitation }: { id: string; invitation: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor, id);
    const { email } = await getInvitationOf(tx, id, invitation);
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, invitation));
    const withdrawn = { action: 'invitationWithdrawn', id, name: company.name, before: { email } } as const;
    await recordChange(tx, actor, companySubject, withdrawn, now);
  });
}
