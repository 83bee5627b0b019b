import { eq, inArray } from 'drizzle-orm';
import { maySignIn } from '#features/identity/policy.ts';
import { findStaffWho } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Doer } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { replyTokens, tickets } from '../tables.ts';
import type { ReadMail } from './read-mail.ts';
import { tokensIn } from './reply-tokens.ts';

interface Answer {
  token: string;
  ticketId: string;
  /** Whoever wrote without an account is nobody. */
  by: Doer;
  byStaff: boolean;
}

type Found = Answer | { refusal: 'unknown' | 'sender'; ticketId?: string };

/**
 * Whose answer a mail is, and to which ticket. Both have to fit: a token that only this person was sent, and the
 * address that they have now. A sender's address alone can be anybody's claim.
 */
export async function whoseAnswer(db: Db, { from, leads }: Pick<ReadMail, 'from' | 'leads'>): Promise<Found> {
  const tokens = tokensIn(leads);
  if (tokens.length === 0) return { refusal: 'unknown' };
  const rows = await db
    .select({
      token: replyTokens.token,
      userId: replyTokens.userId,
      ticketId: tickets.id,
      ownerId: tickets.ownerId,
      guestEmail: tickets.guestEmail,
    })
    .from(replyTokens)
    .innerJoin(tickets, eq(tickets.id, replyTokens.ticketId))
    .where(inArray(replyTokens.token, tokens));
  const [first] = rows;
  if (!first) return { refusal: 'unknown' };
  for (const { token, ticketId, userId, ownerId, guestEmail } of rows) {
    // What was sent to a guest is answered by the account that the ticket has become.
    const accountId = userId ?? ownerId;
    if (accountId === null) {
      if (from === guestEmail) return { token, ticketId, by: {}, byStaff: false };
      continue;
    }
    const [person] = await db
      .select({ id: users.id, role: users.role, email: users.email, state: users.state })
      .from(users)
      .where(eq(users.id, accountId));
    if (!person || person.email !== from || !maySignIn(person.state)) continue;
    const by = { id: person.id, role: person.role };
    if (person.id === ownerId) return { token, ticketId, by, byStaff: false };
    const isStaff = (await findStaffWho(db, 'tickets')).some(({ _id }) => _id === person.id);
    if (isStaff) return { token, ticketId, by, byStaff: true };
  }
  return { refusal: 'sender', ticketId: first.ticketId };
}
