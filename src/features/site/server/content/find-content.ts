import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { searchWords } from '#kit/server/database/search-words.ts';
import { CONTENT_STATES, type ContentKind, type ContentState, type contentQuery } from '../../contract/content.ts';
import { tableOf } from './content-table.ts';

type Query = z.output<typeof contentQuery>;

/** A list of content in its order: what `read` reads of what was asked for, and how much there is by state. */
export async function findContent<Row>(
  db: Db,
  kind: ContentKind,
  query: Query,
  searched: readonly AnyPgColumn[],
  read: (tx: Db, asked: SQL | undefined, order: SQL[]) => Promise<Row[]>,
) {
  const table = tableOf(kind);
  const inAnyState = and(isNull(table.deletedAt), searchWords(query.q, searched));
  const asked = and(inAnyState, query.state && eq(table.active, query.state === 'active'));
  return await inSnapshot(db, async (tx) => {
    const items = await read(tx, asked, [asc(table.sequence), asc(table.id)]);
    const rows = await tx
      .select({ active: table.active, count: count() })
      .from(table)
      .where(inAnyState)
      .groupBy(table.active);
    const byState = countsOf(
      CONTENT_STATES,
      rows.map((row) => ({ value: stateOf(row), count: row.count })),
    );
    return { items, next: null, total: totalOf(byState, query.state), byState };
  });
}

export function stateOf({ active }: { active: boolean }): ContentState {
  return active ? 'active' : 'inactive';
}
