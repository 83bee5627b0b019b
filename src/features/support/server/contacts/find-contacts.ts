import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toLatinDigits } from '#domain/text/digits.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { CONTACT_STANDINGS, type findContacts as endpoint } from '../../contract/contacts.ts';
import { contacts } from '../tables.ts';
import { contactColumns, summariseContact } from './contact-columns.ts';
import { standingAt } from './standing.ts';

type Query = Received<typeof endpoint>['query'];

const MOST_MS = 1e15;
const cursor = z.tuple([z.int().min(0).max(1), z.number().min(-MOST_MS).max(MOST_MS), z.uuid()]);

/** What waits comes first, by when it is due; then what does not, the newest first. */
const isDone = sql<number>`(${contacts.state} <> 'open')::int`;
const place = sql<number>`(extract(epoch from case when ${contacts.state} = 'open' then ${contacts.dueAt} else ${contacts.createdAt} end)
  * case when ${contacts.state} = 'open' then 1000 else -1000 end)::float8`;

/** What people wrote to us, searched by their names, addresses and words. Two statements a page. */
export async function findContacts(db: Db, query: Query, now: Date) {
  const after = readCursor(query.cursor, cursor);
  const standing = standingAt(now);
  const anyhow = search(query);
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({ ...contactColumns(now), isDone, place })
      .from(contacts)
      .where(
        and(
          anyhow,
          query.standing && eq(standing, query.standing),
          after &&
            sql`(${isDone}, ${place}, ${contacts.id}) > (${after[0]}::int, ${after[1]}::float8, ${after[2]}::uuid)`,
        ),
      )
      .orderBy(asc(isDone), asc(place), asc(contacts.id))
      .limit(query.limit + 1);
    const counted = await tx.select({ value: standing, count: count() }).from(contacts).where(anyhow).groupBy(sql`1`);
    const byStanding = countsOf(CONTACT_STANDINGS, counted);
    const page = pageOf(rows, query.limit, (row) => [row.isDone, row.place, row._id]);
    const items = page.items.map(({ isDone: _done, place: _place, ...row }) => summariseContact(row));
    return { items, next: page.next, total: totalOf(byStanding, query.standing), byStanding };
  });
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const words = [contacts.name, contacts.subject, contacts.message].map((column) => hasText(column, wanted));
  const address = toLatinDigits(wanted);
  return or(...words, hasText(contacts.email, address), hasText(contacts.phone, address));
}
