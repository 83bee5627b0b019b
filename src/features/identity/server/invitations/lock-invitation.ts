import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { mayInviteAs } from '../../policy.ts';
import { invitations } from '../tables.ts';
import { isWaiting } from './open-invitation.ts';

/** An invitation that waits, locked for whoever may give its role. */
export async function lockInvitation(tx: Db, actor: Actor, id: string) {
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), isWaiting))
    .for('update');
  if (!invitation) throw new AppError('not_found');
  if (!mayInviteAs(actor, invitation.role)) throw new AppError('forbidden', { message: 'rolesKept' });
  return invitation;
}
