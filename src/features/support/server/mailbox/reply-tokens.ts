import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { replyTokens } from '../tables.ts';

/** Of small letters and digits: servers on the way may write addresses small. */
const SHAPE = /[+.]([0-9a-f]{32})@/g;

type Answered = { ticketId: string; userId: string | null } | { contactId: string };

/** By what answers of this person to this ticket or contact are known; made with the first mail to them. */
export async function replyTokenOf(tx: Db, answered: Answered) {
  const [row] = await tx
    .insert(replyTokens)
    .values({ token: randomBytes(16).toString('hex'), ...answered })
    .onConflictDoUpdate({
      target: [replyTokens.ticketId, replyTokens.contactId, replyTokens.userId],
      set: { token: sql`${replyTokens.token}` },
    })
    .returning({ token: replyTokens.token, lastMessageId: replyTokens.lastMessageId });
  if (!row) throw new Error('The token of an answer was not stored.');
  return row;
}

/** All that may be a token in what a mail was sent to and answers, few of each. */
export function tokensIn(leads: readonly string[]): string[] {
  const found = leads.flatMap((lead) =>
    [...lead.slice(0, 4_000).toLowerCase().matchAll(SHAPE)].map(([, token = '']) => token),
  );
  return [...new Set(found)].slice(0, 20);
}
