import { and, eq, ne, sql } from 'drizzle-orm';
import { bucketsToOpen, openBucket } from '#domain/answers/buckets.ts';
import type { Cells } from '#domain/answers/cells.ts';
import { addTally, partKey, splitKey, type Tally } from '#domain/answers/tally.ts';
import type { Db } from '#kit/server/database/db.ts';
import { tallyParts } from '../tables.ts';

/**
 * The tally with the numbers themselves wherever figures and bars need them, and without its parts: those in `tally`,
 * of respondents that are not folded, join the stored ones.
 */
export async function withBucketsOpened(tx: Db, projectId: string, tally: Tally): Promise<Tally> {
  const opened: Tally = new Map([...tally].filter(([key]) => splitKey(key).part === ''));
  for (;;) {
    const wanted = [...opened].flatMap(([key, cells]) => bucketsToOpen(cells).map((bucket) => ({ key, bucket })));
    if (wanted.length === 0) return opened;
    const stored = await readParts(
      tx,
      projectId,
      wanted.map(({ key, bucket }) => partKey(key, String(bucket))),
    );
    for (const { key, bucket } of wanted) {
      const part = partKey(key, String(bucket));
      const values = addTally(new Map([[part, stored.get(part) ?? {}]]), new Map([[part, tally.get(part) ?? {}]]));
      opened.set(key, openBucket(opened.get(key) ?? {}, bucket, values.get(part) ?? {}));
    }
  }
}

async function readParts(tx: Db, projectId: string, keys: readonly string[]): Promise<Map<string, Cells>> {
  const { tallyKey, part, cell, amount } = tallyParts;
  const split = keys.map(splitKey);
  const named = sql`(${tallyKey}, ${part}) in (
    select * from unnest(${sql.param(split.map((key) => key.tallyKey))}::text[],
      ${sql.param(split.map((key) => key.part))}::text[]))`;
  const rows = await tx
    .select({ tallyKey, part, cell, amount })
    .from(tallyParts)
    .where(and(eq(tallyParts.projectId, projectId), named, ne(amount, '0')));
  const parts = new Map<string, Cells>();
  for (const row of rows) {
    const key = partKey(row.tallyKey, row.part);
    const cells = parts.get(key) ?? {};
    cells[row.cell] = BigInt(row.amount);
    parts.set(key, cells);
  }
  return parts;
}
