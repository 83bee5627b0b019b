import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import type { findReceivedMails as endpoint, Refusal } from '../../contract/received-mails.ts';
import { contacts, receivedMails, tickets } from '../tables.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** Mails that were not taken and that nobody has done with, the newest first. */
export async function findReceivedMails(db: Db, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const { id, receivedAt, refusal, seenAt, sender, subject, text } = receivedMails;
  const waiting = and(isNotNull(refusal), isNull(seenAt), search(query));
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({
        _id: id,
        sender,
        subject,
        text,
        refusal: sql<Refusal>`${refusal}`,
        receivedAt,
        ticket: { _id: tickets.id, number: tickets.number },
        contact: { _id: contacts.id, subject: contacts.subject },
      })
      .from(receivedMails)
      .leftJoin(tickets, eq(tickets.id, receivedMails.ticketId))
      .leftJoin(contacts, eq(contacts.id, receivedMails.contactId))
      .where(and(waiting, after && sql`(${receivedAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`))
      .orderBy(desc(receivedAt), desc(id))
      .limit(query.limit + 1);
    const total = await tx.$count(receivedMails, waiting);
    const page = pageOf(rows, query.limit, (row) => [row.receivedAt.toISOString(), row._id]);
    return {
      items: page.items.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
      next: page.next,
      total,
    };
  });
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const { sender, subject, text } = receivedMails;
  return or(...[sender, subject, text].map((column) => hasText(column, wanted)));
}
