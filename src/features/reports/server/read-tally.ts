import { and, asc, eq, sql } from 'drizzle-orm';
import { addTally, RUNS, sumTallies, type Tally } from '#domain/answers/tally.ts';
import { respondents } from '#features/responding/server/tables.ts';
import type { Db } from '#kit/server/database.ts';
import { missingOf } from './contributions.ts';
import { foldProject } from './fold-project.ts';
import { tallies } from './tables.ts';
import { countedColumns, unfoldedOf } from './unfolded.ts';

/** With more unfolded responses than this a report folds before it reads, so that the next one is cheap again. */
const MOST_UNFOLDED = 2_000;
const FOLD_AT_MOST = 20_000;
const PAGE = 1_000;

/** Everything a project's runs add up to, exact at the moment of the call. */
export async function readTally(db: Db, projectId: string, now: Date): Promise<Tally> {
  const cheap = await inSnapshot(db, (tx) => tallyIn(tx, projectId, MOST_UNFOLDED));
  if (cheap) return cheap;
  await foldProject(db, projectId, now, FOLD_AT_MOST);
  return await inSnapshot(db, (tx) => tallyIn(tx, projectId));
}

function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * What is folded plus what is not folded yet, within one snapshot of the caller's. Undefined when more than `most` completed
 * runs wait to be folded; without it all of them are read, a page at a time.
 */
export function tallyIn(tx: Db, projectId: string): Promise<Tally>;
export function tallyIn(tx: Db, projectId: string, most: number): Promise<Tally | undefined>;
export async function tallyIn(tx: Db, projectId: string, most = Number.POSITIVE_INFINITY): Promise<Tally | undefined> {
  let total = addTally(await foldedTally(tx, projectId), await unfoldedStarts(tx, projectId));
  let read = 0;
  let page: UnfoldedRow[] = [];
  do {
    page = await readUnfolded(tx, projectId, page.at(-1));
    read += page.length;
    if (read > most) return undefined;
    total = addTally(total, await missingOf(tx, projectId, page));
  } while (page.length === PAGE);
  return total;
}

async function foldedTally(tx: Db, projectId: string): Promise<Tally> {
  const rows = await tx
    .select({ questionId: tallies.questionId, cell: tallies.cell, amount: tallies.amount })
    .from(tallies)
    .where(eq(tallies.projectId, projectId));
  const tally: Tally = new Map();
  for (const { questionId, cell, amount } of rows) {
    const cells = tally.get(questionId);
    if (cells) cells[cell] = BigInt(amount);
    else tally.set(questionId, { [cell]: BigInt(amount) });
  }
  return sumTallies([tally]);
}

/** Runs under way count as started and nothing else, so nobody needs to read them. */
async function unfoldedStarts(tx: Db, projectId: string): Promise<Tally> {
  const [row] = await tx
    .select({ started: sql<string>`count(*)` })
    .from(respondents)
    .where(and(unfoldedOf(projectId), eq(respondents.state, 'answering')));
  return sumTallies([new Map([[RUNS, { started: BigInt(row?.started ?? 0) }]])]);
}

type UnfoldedRow = Awaited<ReturnType<typeof readUnfolded>>[number];

/** In the order of the partial index, so that reading never walks the whole table; a Date would round the key. */
function readUnfolded(tx: Db, projectId: string, after: { key: string; id: string } | undefined) {
  const { startedAt, id } = respondents;
  return tx
    .select({ ...countedColumns, key: sql<string>`${startedAt}::text` })
    .from(respondents)
    .where(
      and(
        unfoldedOf(projectId),
        eq(respondents.state, 'completed'),
        after && sql`(${startedAt}, ${id}) > (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(startedAt), asc(id))
    .limit(PAGE);
}
