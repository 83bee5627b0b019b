import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { ANNOUNCEMENT_STATES, type findAnnouncements as endpoint } from '../../contract/announcements.ts';
import { announcements } from '../tables.ts';
import { announcementColumns, announcementOf, stateAt } from './announcement-columns.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** Announcements, the latest first. */
export async function findAnnouncements(db: Db, query: Query, now: Date) {
  const after = readCursor(query.cursor, cursor);
  const { startsAt, id } = announcements;
  const state = stateAt(now);
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select(announcementColumns)
      .from(announcements)
      .where(
        and(
          search(query),
          query.state && eq(state, query.state),
          after && sql`(${startsAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(startsAt), desc(id))
      .limit(query.limit + 1);
    const counted = await tx
      .select({ value: state, count: count() })
      .from(announcements)
      .where(search(query))
      .groupBy(sql`1`);
    const byState = countsOf(ANNOUNCEMENT_STATES, counted);
    const page = pageOf(rows, query.limit, ({ row }) => [row.startsAt.toISOString(), row.id]);
    const items = page.items.map((each) => announcementOf(each, now));
    return { items, next: page.next, total: totalOf(byState, query.state), byState };
  });
}

/** Whichever language it is in. */
function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const { title, text } = announcements;
  return or(
    ...[title, text].flatMap((column) => LOCALES.map((lang) => hasText(sql`${column} ->> ${lang}::text`, wanted))),
  );
}
