import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { type findOwnTickets as endpoint, OWN_STANDINGS } from '../../contract/tickets.ts';
import { ticketCategories, ticketPriorities, tickets } from '../tables.ts';
import { isNumber } from './is-number.ts';
import { ownColumns } from './ticket-columns.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** The caller's own tickets, the last written in first. */
export async function findOwnTickets(db: Db, actor: Actor, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const own = and(eq(tickets.ownerId, actor.id), search(query));
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select(ownColumns)
      .from(tickets)
      .innerJoin(ticketCategories, eq(ticketCategories.id, tickets.categoryId))
      .innerJoin(ticketPriorities, eq(ticketPriorities.id, tickets.priorityId))
      .where(
        and(
          own,
          query.standing && eq(tickets.state, query.standing),
          after && sql`(${tickets.updatedAt}, ${tickets.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(tickets.updatedAt), desc(tickets.id))
      .limit(query.limit + 1);
    const counted = await tx.select({ value: tickets.state, count: count() }).from(tickets).where(own).groupBy(sql`1`);
    const byStanding = countsOf(OWN_STANDINGS, counted);
    const page = pageOf(rows, query.limit, (row) => [row.updatedAt.toISOString(), row._id]);
    const items = page.items.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
    return { items, next: page.next, total: totalOf(byStanding, query.standing), byStanding };
  });
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  return wanted === '' ? undefined : or(hasText(tickets.subject, wanted), isNumber(wanted));
}
