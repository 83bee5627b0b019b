import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '#domain/text/normalise.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import { countTo } from '#kit/server/database/count-to.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import type { findInvitations as endpoint, Invitation } from '../../contract/invitations.ts';
import { neverIn } from '../accounts/never-in.ts';
import { invitations, rolePermissions, users } from '../tables.ts';
import { inviterColumns, ofInviterRole, stillInvitesAs } from './inviter.ts';
import { isWaiting } from './open-invitation.ts';

/** Whether somebody has an account with the address, as `hasAccount` tells it. */
const isRegistered = sql<boolean>`EXISTS (
  SELECT FROM ${users} WHERE ${users}.email = ${invitations}.email AND NOT ${neverIn})`;

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** Who is invited and has no account yet, the newest first. Two statements a page. */
export async function findInvitations(
  db: Db,
  query: Received<typeof endpoint>['query'],
  now: Date,
): Promise<Given<typeof endpoint>> {
  const after = readCursor(query.cursor, cursor);
  const wanted = cleanText(query.q ?? '');
  const matching = and(isWaiting, wanted === '' ? undefined : hasText(invitations.email, wanted));
  const place = sql`(${invitations.sentAt}, ${invitations.id})`;
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({ invitation: invitations, inviter: inviterColumns, isRegistered })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invitedBy))
      .leftJoin(rolePermissions, ofInviterRole)
      .where(and(matching, after && sql`${place} < (${after[0]}::timestamptz, ${after[1]}::uuid)`))
      .orderBy(desc(invitations.sentAt), desc(invitations.id))
      .limit(query.limit + 1);
    const page = pageOf(rows, query.limit, ({ invitation: { sentAt, id } }) => [sentAt.toISOString(), id]);
    const items = page.items.map(({ invitation, inviter, isRegistered }) => ({
      _id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      state: stateOf(isRegistered, invitation.expiresAt <= now, stillInvitesAs(inviter, invitation.role)),
      invitedBy: inviter.name,
      sentAt: invitation.sentAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
    }));
    return { items, next: page.next, total: await countTo(tx, invitations, matching) };
  });
}

function stateOf(hasAccount: boolean, isExpired: boolean, isGiven: boolean): Invitation['state'] {
  if (hasAccount) return 'hasAccount';
  if (isExpired) return 'expired';
  return isGiven ? 'open' : 'void';
}
