import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { invitationSubject } from '../../audit.ts';
import { invitations } from '../tables.ts';
import { lockInvitation } from './lock-invitation.ts';

/** Withdraws an invitation: its link stops working. */
export async function withdrawInvitation(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { email, role } = await lockInvitation(tx, actor, id);
    await tx.update(invitations).set({ withdrawnAt: now }).where(eq(invitations.id, id));
    await recordChange(tx, actor, invitationSubject, { action: 'withdrawn', id, name: email, before: { role } }, now);
  });
}
