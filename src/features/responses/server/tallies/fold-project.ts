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
 * as they were counted: so each counts exactly once. Where some are not, the others are counted again without them, so
 * that nobody who writes all the time keeps others from being folded.
 */
async function foldBatch(db: Db, projectId: string, { which, from, size }: Batch) {
  const isNext = and(eq(respondents.projectId, projectId), which, from && gte(respondents.startedAt, from));
  const read = await readUnfolded(db, isNext, size);
  // Large answers are a batch of their own, so that what is added is added in one order.
  const { value: found = [] } = await answerTextsInPortions(db, projectId, read).next();
  let rows = found;
  while (rows.length > 0) {
    const held = await foldUnchanged(db, projectId, rows, await countInThread(db, projectId, rows));
    const unchanged = rows.filter(({ place }: Counted) => held.has(place));
    if (unchanged.length === rows.length) break;
    rows = unchanged;
  }
  const isLast = rows.length === 0 || (read.length < size && found.at(-1)?.id === read.at(-1)?.id);
  return { folded: rows.length, isLast, lastStartedAt: found.at(-1)?.startedAt };
}

type Counted = Pick<Awaited<ReturnType<typeof readUnfolded>>[number], 'id' | 'state' | 'countedAs' | 'place'>;

/** Folds them all, or none where one has changed; gives the places of those that have not. */
function foldUnchanged(
  db: Db,
  projectId: string,
  rows: readonly Counted[],
  lacking: Parameters<typeof addToTallies>[2],
): Promise<ReadonlySet<string>> {
  return db.transaction(async (tx) => {
    const held = await holdAsCounted(tx, projectId, rows);
    if (rows.some(({ place }) => !held.has(place))) return held;
    await markAsFolded(tx, rows);
    await addToTallies(tx, projectId, lacking);
    return held;
  });
}

/**
 * The places of those that are as they were counted, and that nobody else writes. Each is looked for where it was read,
 * for whoever writes one puts it elsewhere; what holds rows within a join leaves the planner no other way to go.
 */
async function holdAsCounted(tx: Db, projectId: string, rows: readonly Counted[]): Promise<ReadonlySet<string>> {
  const asCounted = sql.param(
    rows.map(({ id, state, countedAs }) => [projectId, id, state, countedAs ?? []].flat().join(' ')),
  );
  const { rows: held } = await tx.execute<{ place: string }>(sql`
    SELECT held.place FROM unnest(${placesOf(rows)}::tid[], ${asCounted}::text[]) AS counted (place, said),
      LATERAL (
        SELECT ctid AS place FROM respondents
        WHERE ctid = counted.place AND concat_ws(' ', project_id, id, state, counted_as) = counted.said
        FOR UPDATE SKIP LOCKED
      ) AS held`);
  return new Set(held.map(({ place }) => place));
}

/** Those that are held stay where they are. */
async function markAsFolded(tx: Db, rows: readonly Counted[]): Promise<void> {
  const { rows: marked } = await tx.execute<{ count: number }>(sql`
    WITH marked AS (UPDATE respondents SET counted_as = state WHERE ctid = any(${placesOf(rows)}::tid[]) RETURNING 1)
    SELECT count(*)::int AS count FROM marked`);
  if (marked[0]?.count !== rows.length)
    throw new Error('Not every respondent that was held could be marked as folded.');
}

function placesOf(rows: readonly Counted[]) {
  return sql.param(rows.map(({ place }) => place));
}
