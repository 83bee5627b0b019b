import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { addTally, type Tally } from '#domain/answers/tally.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { respondents, tallies } from '../tables.ts';
import { missingOf } from './contributions.ts';
import { foldProject } from './fold-project.ts';
import { withBucketsOpened } from './open-buckets.ts';
import { countedColumns, inStartOrder, isUnfolded } from './unfolded.ts';

/** With more unfolded respondents than this a report folds before it reads, so that the next one is cheap again. */
const MOST_UNFOLDED = 2_000;
const FOLD_AT_MOST = 100_000;
const PAGE = 1_000;

/** As `readTally`, for whoever may do without: undefined while so much waits to be folded that reading it is costly. */
export function readCheapTally(db: Db, projectId: string): Promise<Tally | undefined> {
  return inSnapshot(db, (tx) => tallyIn(tx, projectId, MOST_UNFOLDED));
}

/** Everything a project's respondents add up to, exact at the moment of the call. */
export async function readTally(db: Db, projectId: string): Promise<Tally> {
  const cheap = await readCheapTally(db, projectId);
  if (cheap) return cheap;
  await foldProject(db, projectId, { which: isUnfolded, most: FOLD_AT_MOST });
  return await inSnapshot(db, (tx) => tallyIn(tx, projectId));
}

/**
 * What is folded plus what is not folded yet, within one snapshot of the caller's. Undefined when more than `most`
 * respondents wait to be folded; without it all of them are read, a page at a time.
 */
export function tallyIn(tx: Db, projectId: string): Promise<Tally>;
export function tallyIn(tx: Db, projectId: string, most: number): Promise<Tally | undefined>;
export async function tallyIn(tx: Db, projectId: string, most = Number.POSITIVE_INFINITY): Promise<Tally | undefined> {
  let total = await foldedTally(tx, projectId);
  let read = 0;
  let page: UnfoldedRow[] = [];
  do {
    page = await readUnfolded(tx, projectId, page.at(-1));
    read += page.length;
    if (read > most) return undefined;
    total = addTally(total, await missingOf(tx, projectId, page));
  } while (page.length === PAGE);
  return await withBucketsOpened(tx, projectId, total);
}

/** Without the cells that deleting brought back to nothing: a tally has none of those. */
async function foldedTally(tx: Db, projectId: string): Promise<Tally> {
  const rows = await tx
    .select({ tallyKey: tallies.tallyKey, cell: tallies.cell, amount: tallies.amount })
    .from(tallies)
    .where(and(eq(tallies.projectId, projectId), ne(tallies.amount, '0')));
  const tally: Tally = new Map();
  for (const { tallyKey, cell, amount } of rows) {
    const cells = tally.get(tallyKey);
    if (cells) cells[cell] = BigInt(amount);
    else tally.set(tallyKey, { [cell]: BigInt(amount) });
  }
  return tally;
}

type UnfoldedRow = Awaited<ReturnType<typeof readUnfolded>>[number];

/** The key is text, for a Date would round it. */
function readUnfolded(tx: Db, projectId: string, after: { key: string; id: string } | undefined) {
  const { id } = respondents;
  return tx
    .select({ ...countedColumns, key: sql<string>`${inStartOrder}::text` })
    .from(respondents)
    .where(
      and(
        eq(respondents.projectId, projectId),
        isUnfolded,
        after && sql`(${inStartOrder}, ${id}) > (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(inStartOrder), asc(id))
    .limit(PAGE);
}
