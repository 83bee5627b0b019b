import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { replyTokens } from '../tables.ts';

/** Of small letters and digits: servers on the way may write addresses small. */
const SHAPE = /[+.]([0-9a-f]{32})@/g;

/** By what answers of this person to this ticket are known; made with the first mail to them. */
export async function replyTokenOf(tx: Db, ticketId: string, userId: string | null) {
  const [row] = await tx
    .insert(replyTokens)
    .values({ token: randomBytes(16).toString('hex'), ticketId, userId })
    .onConflictDoUpdate({
      target: [replyTokens.ticketId, replyTokens.userId],
      set: { ticketId: sql`excluded.ticket_id` },
    })
    .returning({ token: replyTokens.token, lastMessageId: replyTokens.lastMessageId });
  if (!row) throw new Error('The token of a ticket was not stored.');
  return row;
}

/** All that may be a token in what a mail was sent to and answers, few of each. */
export function tokensIn(leads: readonly string[]): string[] {
  const found = leads.flatMap((lead) =>
    [...lead.slice(0, 4_000).toLowerCase().matchAll(SHAPE)].map(([, token = '']) => token),
  );
  return [...new Set(found)].slice(0, 20);
}
