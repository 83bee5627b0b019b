import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { type findTickets as endpoint, TICKET_STANDINGS } from '../../contract/tickets.ts';
import { fullName } from '../full-name.ts';
import { ticketCategories, ticketPriorities, tickets } from '../tables.ts';
import { isNumber } from './is-number.ts';
import { askerOf, holders, owners, staffColumns, standingAt } from './ticket-columns.ts';

type Query = Received<typeof endpoint>['query'];

const MOST_MS = 1e15;
const cursor = z.tuple([z.int().min(0).max(1), z.number().min(-MOST_MS).max(MOST_MS), z.uuid()]);

/** What waits for us comes first, by when it is due; then what does not, the last written in first. */
const isDone = sql<number>`(${tickets.state} <> 'open')::int`;
const place = sql<number>`(extract(epoch from case when ${tickets.state} = 'open' then ${tickets.dueAt} else ${tickets.updatedAt} end)
  * case when ${tickets.state} = 'open' then 1000 else -1000 end)::float8`;

/** All tickets, searched by number, subject and owner. Two statements a page. */
export async function findTickets(db: Db, query: Query, now: Date) {
  const after = readCursor(query.cursor, cursor);
  const standing = standingAt(now);
  const anyhow = search(query);
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({ ...staffColumns(now), isDone, place })
      .from(tickets)
      .innerJoin(ticketCategories, eq(ticketCategories.id, tickets.categoryId))
      .innerJoin(ticketPriorities, eq(ticketPriorities.id, tickets.priorityId))
      .leftJoin(owners, eq(owners.id, tickets.ownerId))
      .leftJoin(holders, eq(holders.id, tickets.holderId))
      .where(
        and(
          anyhow,
          query.standing && eq(standing, query.standing),
          after &&
            sql`(${isDone}, ${place}, ${tickets.id}) > (${after[0]}::int, ${after[1]}::float8, ${after[2]}::uuid)`,
        ),
      )
      .orderBy(asc(isDone), asc(place), asc(tickets.id))
      .limit(query.limit + 1);
    const counted = await tx
      .select({ value: standing, count: count() })
      .from(tickets)
      .leftJoin(owners, eq(owners.id, tickets.ownerId))
      .where(anyhow)
      .groupBy(sql`1`);
    const byStanding = countsOf(TICKET_STANDINGS, counted);
    const page = pageOf(rows, query.limit, (row) => [row.isDone, row.place, row._id]);
    const items = page.items.map(({ isDone: _done, place: _place, owner, guestName, holder, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      firstDueAt: row.firstDueAt.toISOString(),
      firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
      owner: askerOf({ owner, guestName }),
      holder: holder?._id ? { _id: holder._id, fullName: fullName(holder) } : null,
    }));
    return { items, next: page.next, total: totalOf(byStanding, query.standing), byStanding };
  });
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const name = sql`${owners.firstName} || ' ' || ${owners.lastName}`;
  const words = [tickets.subject, owners.email, name, tickets.guestName, tickets.guestEmail].map((column) =>
    hasText(column, wanted),
  );
  return or(...words, isNumber(wanted));
}
