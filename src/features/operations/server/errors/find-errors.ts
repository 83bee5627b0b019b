import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { MOST_COUNTED } from '#kit/contract/listing.ts';
import { totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import { countTo } from '#kit/server/database/count-to.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import type { findErrors as endpoint } from '../../contract/errors.ts';
import { errorColumns, summariseError } from './error-summary.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

const STATES = { open: isNull(errors.resolvedAt), resolved: isNotNull(errors.resolvedAt) };

/** What went wrong, one entry a cause, that which happened last first. Three statements a page. */
export async function findErrors(db: Db, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const anyhow = and(query.source && eq(errors.source, query.source), search(query));
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select(errorColumns)
      .from(errors)
      .where(
        and(
          anyhow,
          query.state && STATES[query.state],
          after && sql`(${errors.lastSeen}, ${errors.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(errors.lastSeen), desc(errors.id))
      .limit(query.limit + 1);
    const byState = {
      open: await countTo(tx, errors, and(anyhow, STATES.open)),
      resolved: await countTo(tx, errors, and(anyhow, STATES.resolved)),
    };
    const page = pageOf(rows, query.limit, ({ lastSeen, id }) => [lastSeen.toISOString(), id]);
    const total = Math.min(totalOf(byState, query.state), MOST_COUNTED + 1);
    return { items: page.items.map(summariseError), next: page.next, total, byState };
  });
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  return or(...[errors.message, errors.type, errors.place].map((column) => hasText(column, wanted)));
}
