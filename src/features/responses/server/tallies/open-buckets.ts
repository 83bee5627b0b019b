import { and, eq, ne, sql } from 'drizzle-orm';
import type { Cells } from '#domain/answers/counting/cells.ts';
import { cellsByBegin, partsToOpen } from '#domain/answers/counting/cells-within.ts';
import { partKey, splitKey, sumTallies, type Tally } from '#domain/answers/counting/tally.ts';
import { openBuckets } from '#domain/answers/statistics/buckets.ts';
import type { Db } from '#kit/server/database/db.ts';
import { tallyParts } from '../tables.ts';

/** Numbers that a tally counts by themselves: those of a question, or those that begin so within it. */
interface Numbers {
  key: string;
  begin: string;
  cells: Cells;
}

/** Reads what is stored of parts, by their keys. */
type ReadParts = (keys: readonly string[]) => Promise<ReadonlyMap<string, Cells>>;

/**
 * The tally with the numbers themselves wherever figures and bars need them, and without its parts: those in `tally`,
 * of respondents that are not folded, join the stored ones. Left out: none is stored.
 */
export async function withBucketsOpened(
  tally: Tally,
  read: ReadParts = () => Promise.resolve(new Map()),
): Promise<Tally> {
  const whole: Tally = new Map([...tally].filter(([key]) => splitKey(key).part === ''));
  const all = [...whole].flatMap(([key, cells]) =>
    [...cellsByBegin(cells)].map(([begin, own]): Numbers => ({ key, begin, cells: own })),
  );
  const opened = new Set<string>();
  let looked = all;
  for (;;) {
    const wanted = looked.flatMap((numbers) =>
      partsToOpen(numbers.begin, numbers.cells).map(({ part, bucket }) => {
        return { numbers, bucket, key: partKey(numbers.key, part) };
      }),
    );
    if (wanted.length === 0) break;
    const stored = await read(wanted.map(({ key }) => key));
    const byNumbers = Map.groupBy(wanted, ({ numbers }) => numbers);
    for (const [numbers, buckets] of byNumbers) {
      const values = buckets.map(({ bucket, key }) => [bucket, valuesOf(key, stored, tally)] as const);
      numbers.cells = openBuckets(numbers.cells, new Map(values));
      opened.add(numbers.key);
    }
    looked = [...byNumbers.keys()];
  }
  for (const key of opened) whole.set(key, together(all.filter((numbers) => numbers.key === key)));
  return whole;
}

/** What is stored of a part, and what those add who are not folded yet. */
function valuesOf(key: string, stored: ReadonlyMap<string, Cells>, unfolded: Tally): Cells {
  const [folded, added] = [stored.get(key), unfolded.get(key)];
  return sumTallies([folded, added].flatMap((cells) => (cells ? [new Map([[key, cells]])] : []))).get(key) ?? {};
}

function together(all: readonly Numbers[]): Cells {
  const cells: Cells = {};
  for (const { begin, cells: own } of all) for (const cell in own) cells[begin + cell] = own[cell] ?? 0n;
  return cells;
}

/** What is stored of parts. */
export async function readParts(tx: Db, projectId: string, keys: readonly string[]): Promise<Map<string, Cells>> {
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
