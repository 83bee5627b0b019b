import { eq, inArray, or } from 'drizzle-orm';
import { maySignIn } from '#features/identity/policy.ts';
import { findStaffWho } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Doer } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contacts, replyTokens, tickets } from '../tables.ts';
import type { ReadMail } from './read-mail.ts';
import { tokensIn } from './reply-tokens.ts';

/** What a mail says that it answers: a ticket, or a contact that became none. */
export type Answered = { ticketId: string } | { contactId: string };

export interface Answer {
  token: string;
  to: Answered;
  /** Whoever wrote without an account is nobody. */
  by: Doer;
  byStaff: boolean;
}

type Found = Answer | { refusal: 'unknown' | 'sender'; to?: Answered };

/**
 * Whose answer a mail is, and to what. Both have to fit: a token that only this person was sent, and the address that
 * they have now. A sender's address alone can be anybody's claim.
 */
export async function whoseAnswer(db: Db, { from, leads }: Pick<ReadMail, 'from' | 'leads'>): Promise<Found> {
  const rows = await rowsOf(db, tokensIn(leads));
  const [first] = rows;
  if (!first) return { refusal: 'unknown' };
  for (const { token, to, userId, ownerId, email } of rows) {
    // What was sent to a guest is answered by the account that the ticket has become.
    const accountId = userId ?? ownerId;
    if (accountId === null) {
      if (from === email) return { token, to, by: {}, byStaff: false };
      continue;
    }
    const [person] = await db
      .select({ id: users.id, role: users.role, email: users.email, state: users.state })
      .from(users)
      .where(eq(users.id, accountId));
    if (!person || person.email !== from || !maySignIn(person.state)) continue;
    const by = { id: person.id, role: person.role };
    if (person.id === ownerId) return { token, to, by, byStaff: false };
    const isStaff = (await findStaffWho(db, 'tickets')).some(({ _id }) => _id === person.id);
    if (isStaff) return { token, to, by, byStaff: true };
  }
  return { refusal: 'sender', to: first.to };
}

/** What these tokens are of. A contact that became a ticket is answered there. */
async function rowsOf(db: Db, tokens: string[]) {
  if (tokens.length === 0) return [];
  const rows = await db
    .select({
      token: replyTokens.token,
      userId: replyTokens.userId,
      ticketId: tickets.id,
      ownerId: tickets.ownerId,
      guestEmail: tickets.guestEmail,
      contactId: contacts.id,
      contactEmail: contacts.email,
    })
    .from(replyTokens)
    .leftJoin(contacts, eq(contacts.id, replyTokens.contactId))
    .leftJoin(tickets, or(eq(tickets.id, replyTokens.ticketId), eq(tickets.id, contacts.ticketId)))
    .where(inArray(replyTokens.token, tokens));
  return rows.flatMap(({ ticketId, contactId, guestEmail, contactEmail, ...row }) => {
    const to = ticketId ? { ticketId } : contactId ? { contactId } : undefined;
    return to ? [{ ...row, to, email: ticketId ? guestEmail : contactEmail }] : [];
  });
}
