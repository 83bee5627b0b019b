import { eq } from 'drizzle-orm';
import type { AccountPart } from '#kit/server/account-data.ts';
import { invitations } from '../tables.ts';

/** The invitation that somebody came by. Whom they invited themselves is of others. */
export const invitationsOfAccount: AccountPart = {
  name: 'invitations',
  async *read(db, { id }) {
    const { email, role, message, createdAt, sentAt, expiresAt, acceptedAt } = invitations;
    yield* await db
      .select({ email, role, message, createdAt, sentAt, expiresAt, acceptedAt })
      .from(invitations)
      .where(eq(invitations.acceptedBy, id));
  },
};
