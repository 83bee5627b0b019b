import { and, eq, isNull, not } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { neverIn } from '../accounts/never-in.ts';
import { invitations, rolePermissions, users } from '../tables.ts';
import { inviterColumns, ofInviterRole, stillInvitesAs } from './inviter.ts';

/** Neither accepted nor withdrawn. */
export const isWaiting = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

/** The invitation that a link opens, with who sent it; refused where it no longer does, with what is to be done. */
export async function getOpenInvitation(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ invitation: invitations, inviter: inviterColumns })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(rolePermissions, ofInviterRole)
    .where(eq(invitations.tokenHash, sha256(token)));
  if (!found) throw new AppError('not_found');
  const { invitation, inviter } = found;
  if (invitation.acceptedAt) throw new AppError('gone', { message: 'invitationUsed' });
  if (invitation.withdrawnAt) throw new AppError('gone', { message: 'invitationWithdrawn' });
  if (invitation.expiresAt <= now) throw new AppError('gone', { message: 'invitationExpired' });
  if (!stillInvitesAs(inviter, invitation.role)) throw new AppError('gone', { message: 'invitationVoid' });
  // Whoever registered meanwhile keeps what they have: a link raises no account that stands.
  if (await hasAccount(db, invitation.email)) throw new AppError('gone', { message: 'invitationForAccount' });
  return { ...invitation, inviterName: inviter.name };
}

/**
 * Whether somebody has an account with the address. One in which nobody ever was is nobody's yet; one that the staff
 * set back to unverified is its owner's.
 */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), not(neverIn)))) > 0;
}
