import { and, ne, sql } from 'drizzle-orm';
import type { Cells } from '#domain/answers/counting/cells.ts';
import { addedItem } from '#domain/answers/marks/counted-items.ts';
import type { ItemSums } from '#domain/quiz/item-statistics.ts';
import type { Db } from '#kit/server/database/db.ts';
import { tallies } from '../tables.ts';

/**
 * What marks add up to under each of these keys, in order, in whichever projects: of what is folded, which all that was
 * submitted is within a minute.
 */
export async function findItemSums(
  db: Db,
  items: readonly { projectId: string; itemKey: string }[],
): Promise<ItemSums[]> {
  if (items.length === 0) return [];
  const wanted = sql.join(
    items.map(({ projectId, itemKey }) => sql`(${projectId}::uuid, ${itemKey}::text)`),
    sql`, `,
  );
  const { projectId, tallyKey, cell, amount } = tallies;
  const rows = await db
    .select({ projectId, tallyKey, cell, amount })
    .from(tallies)
    .where(and(sql`(${projectId}, ${tallyKey}) in (${wanted})`, ne(amount, '0')));
  const cells = new Map<string, Cells>();
  for (const row of rows) {
    const key = `${row.projectId} ${row.tallyKey}`;
    cells.set(key, { ...cells.get(key), [row.cell]: BigInt(row.amount) });
  }
  return items.map((item) => {
    const own = cells.get(`${item.projectId} ${item.itemKey}`);
    return addedItem(new Map(own ? [[item.itemKey, own]] : []), item.itemKey);
  });
}
