import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { answerTextsInPortions } from '../answers-in-portions.ts';
import { respondents } from '../tables.ts';
import { addToTallies } from './add-to-tallies.ts';
import { countInThread } from './contributions.ts';
import { readUnfolded } from './unfolded.ts';

/** Rows at once: few enough that none of them changes meanwhile, mostly. */
const BATCH = 2_000;

interface Folding {
  /** Which unfolded respondents: `isUnfolded` for all, `isDue` for those worth it. */
  which: SQL | undefined;
  /** How many at most. */
  most: number;
}

/**
 * Moves respondents of a project into its tallies and tells how many it moved. Any number of processes may do so at the
 * same time: of those that counted the same rows one folds them, and the others stop there.
 */
export async function foldProject(db: Db, projectId: string, { which, most }: Folding): Promise<number> {
  let folded = 0;
  let from: Date | undefined;
  while (folded < most) {
    const batch = await foldBatch(db, projectId, { which, from, size: Math.min(BATCH, most - folded) });
    folded += batch.folded;
    from = batch.lastStartedAt;
    if (batch.isLast) break;
  }
  return folded;
}

interface Batch {
  which: SQL | undefined;
  /** Where the last one ended: spares a long fold the index entries that it has just left behind. */
  from: Date | undefined;
  size: number;
}

/**
 * Counts first, for that may take long, and then folds and marks its rows in one short transaction, if they still are
 * as they were counted: so each counts exactly once. Else none of them is folded this time.
 */
async function foldBatch(db: Db, projectId: string, { which, from, size }: Batch) {
  const isNext = and(eq(respondents.projectId, projectId), which, from && gte(respondents.startedAt, from));
  const read = await readUnfolded(db, isNext, size);
  // Large answers are a batch of their own, so that what is added is added in one order.
  const { value: rows = [] } = await answerTextsInPortions(db, projectId, read).next();
  if (rows.length === 0) return { folded: 0, isLast: true };
  const lacking = await countInThread(db, projectId, rows);
  const folded = await db.transaction(async (tx) => {
    if (!(await holdAsCounted(tx, projectId, rows))) return 0;
    await markAsFolded(tx, projectId, rows);
    await addToTallies(tx, projectId, lacking);
    return rows.length;
  });
  const isLast = folded === 0 || (read.length < size && rows.at(-1)?.id === read.at(-1)?.id);
  return { folded, isLast, lastStartedAt: rows.at(-1)?.startedAt };
}

type Counted = Pick<Awaited<ReturnType<typeof readUnfolded>>[number], 'id' | 'state' | 'countedAs' | 'place'>;

/** Whether all of them are as they were counted, and nobody else writes one of them. */
async function holdAsCounted(tx: Db, projectId: string, rows: readonly Counted[]): Promise<boolean> {
  const { rows: held } = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM respondents WHERE ${areAsCounted(projectId, rows)} FOR UPDATE SKIP LOCKED
    ) AS held`);
  return held[0]?.count === rows.length;
}

async function markAsFolded(tx: Db, projectId: string, rows: readonly Counted[]): Promise<void> {
  await tx.execute(sql`UPDATE respondents SET counted_as = state WHERE ${areAsCounted(projectId, rows)}`);
}

/** Looked for where they were read: whoever writes one puts it elsewhere, and no plan can be a bad one. */
function areAsCounted(projectId: string, rows: readonly Counted[]): SQL {
  const places = sql.param(rows.map(({ place }) => place));
  const asCounted = sql.param(rows.map(({ id, state, countedAs }) => [id, state, countedAs ?? []].flat().join(' ')));
  return sql`ctid = any(${places}::tid[]) AND project_id = ${projectId}
    AND concat_ws(' ', id, state, counted_as) = any(${asCounted}::text[])`;
}
