import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { answerTextsInPortions } from '../answers-in-portions.ts';
import { recordScores } from '../leaderboard/record-scores.ts';
import { addToTallies } from './add-to-tallies.ts';
import { countInThread } from './contributions.ts';
import type { Lacking } from './counting-worker.ts';
import { placesToFold, readPlaces } from './unfolded.ts';

/** Rows at once: few enough that none of them changes meanwhile, mostly. */
const BATCH = 2_000;

interface Folding {
  /** Which unfolded respondents: `isUnfolded` for all, `isDue` for those worth it. */
  which: SQL | undefined;
  /** How many at most. */
  most: number;
}

/**
 * Moves respondents of a project into its tallies, in the order in which they ended, and tells how many it moved. Any
 * number of processes may do so at the same time: of those that counted the same rows one folds them, and the others
 * stop there.
 */
export async function foldProject(db: Db, projectId: string, { which, most }: Folding): Promise<number> {
  const places = await placesToFold(db, projectId, { which, most, size: BATCH });
  let folded = 0;
  for await (const batch of countedBatches(db, projectId, { which, places })) {
    const ofThese = await foldBatch(db, projectId, batch);
    if (ofThese === 0) break;
    folded += ofThese;
  }
  return folded;
}

type CountedRespondent = Awaited<ReturnType<typeof readPlaces>>[number] & { answers: string };

/** What tells whether a row is as it was read. */
export type HeldRow = Pick<CountedRespondent, 'id' | 'state' | 'tallyState' | 'place'>;

/** Respondents, and what the tallies lack of them: counted before any of them is held, for that may take long. */
interface CountedBatch {
  rows: readonly CountedRespondent[];
  lacking: Lacking;
}

/** Large answers are batches of their own, so that what is added is added in one order. */
async function* countedBatches(
  db: Db,
  projectId: string,
  { which, places }: { which: SQL | undefined; places: readonly string[] },
): AsyncGenerator<CountedBatch> {
  for (const some of places) {
    const found = await readPlaces(db, projectId, { which, places: some });
    for await (const rows of answerTextsInPortions(db, projectId, found)) {
      if (rows.length > 0) yield { rows, lacking: await countInThread(db, projectId, rows) };
    }
  }
}

/**
 * Folds and marks them in one short transaction, if they still are as they were counted: so each counts exactly once.
 * Where some are not, the others are counted again without them, so that nobody who writes all the time keeps others
 * from being folded.
 */
async function foldBatch(db: Db, projectId: string, { rows, lacking }: CountedBatch): Promise<number> {
  const held = await foldUnchanged(db, projectId, rows, lacking);
  const unchanged = rows.filter(({ place }) => held.has(place));
  if (unchanged.length === rows.length || unchanged.length === 0) return unchanged.length;
  return foldBatch(db, projectId, { rows: unchanged, lacking: await countInThread(db, projectId, unchanged) });
}

/** Folds them all, or none where one has changed; gives the places of those that have not. */
function foldUnchanged(
  db: Db,
  projectId: string,
  rows: readonly CountedRespondent[],
  lacking: Lacking,
): Promise<ReadonlySet<string>> {
  return db.transaction(async (tx) => {
    const held = await holdAsCounted(tx, projectId, rows);
    if (rows.some(({ place }) => !held.has(place))) return held;
    await markAsFolded(tx, rows);
    await addToTallies(tx, projectId, lacking.cells);
    await recordScores(tx, projectId, lacking.scored);
    return held;
  });
}

/**
 * The places of those that are as they were counted, and that nobody else writes. Each is looked for where it was read,
 * for whoever writes one puts it elsewhere; what holds rows within a join leaves the planner no other way to go.
 */
export async function holdAsCounted(tx: Db, projectId: string, rows: readonly HeldRow[]): Promise<ReadonlySet<string>> {
  const asCounted = sql.param(
    rows.map(({ id, state, tallyState }) => [projectId, id, state, tallyState ?? []].flat().join(' ')),
  );
  const { rows: held } = await tx.execute<{ place: string }>(sql`
    SELECT held.place FROM unnest(${placesOf(rows)}::tid[], ${asCounted}::text[]) AS counted (place, said),
      LATERAL (
        SELECT ctid AS place FROM respondents
        WHERE ctid = counted.place AND concat_ws(' ', project_id, id, state, tally_state) = counted.said
        FOR UPDATE SKIP LOCKED
      ) AS held`);
  return new Set(held.map(({ place }) => place));
}

/** Those that are held stay where they are. */
async function markAsFolded(tx: Db, rows: readonly CountedRespondent[]): Promise<void> {
  const { rows: marked } = await tx.execute<{ count: number }>(sql`
    WITH marked AS (UPDATE respondents SET tally_state = state WHERE ctid = any(${placesOf(rows)}::tid[]) RETURNING 1)
    SELECT count(*)::int AS count FROM marked`);
  if (marked[0]?.count !== rows.length)
    throw new Error('Not every respondent that was held could be marked as folded.');
}

export function placesOf(rows: readonly Pick<HeldRow, 'place'>[]) {
  return sql.param(rows.map(({ place }) => place));
}
