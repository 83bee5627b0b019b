import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answerTextsInPortions, weighedTries } from '../answers-in-portions.ts';
import { recordScores } from '../leaderboard/record-scores.ts';
import type { Scored } from '../leaderboard/score-of.ts';
import { offPathIds } from '../off-path-ids.ts';
import { remarkings, respondents } from '../tables.ts';
import { addToTallies } from '../tallies/add-to-tallies.ts';
import type { CellsToAdd } from '../tallies/cells-to-add.ts';
import { markAgainInThread } from '../tallies/contributions.ts';
import { holdAsCounted, placesOf } from '../tallies/fold-project.ts';
import { countedColumns, first, place, weighedColumns } from '../tallies/unfolded.ts';
import type { MarkedAgain } from './results.ts';
import type { WayOfMarking } from './ways-of-marking.ts';

/** Rows at once: what is held of them, and for how long others wait for one. */
const BATCH = 2_000;

interface MarkingAgain {
  projectId: string;
  /** By the key of this version. */
  by: number;
  now: Date;
}

type Marked = Awaited<ReturnType<typeof readBatch>>[number] & { answers: string };

/** A later key was published: its own job marks everybody. */
export class Superseded extends Error {}

/**
 * Marks those again who are marked in one way, in the order of their ids, and tells how many were left because somebody
 * wrote them at the same time.
 */
export async function markThoseOf(db: Db, marking: MarkingAgain, way: WayOfMarking): Promise<number> {
  const { projectId, by } = marking;
  const keys = {
    before: await keyedQuestionnaireOf(db, projectId, way),
    after: await keyedQuestionnaireOf(db, projectId, { version: way.version, markedBy: by }),
  };
  let left = 0;
  let reading = ahead(readBatch(db, projectId, way, undefined));
  for (let isMore = true; isMore; ) {
    const found = await reading;
    isMore = found.length === BATCH;
    if (isMore) reading = ahead(readBatch(db, projectId, way, found.at(-1)?.id));
    for await (const rows of answerTextsInPortions(db, projectId, found)) {
      left += rows.length - (await markBatch(db, marking, way.version, { ...keys, rows }));
    }
  }
  return left;
}

/** The next are read while some are marked; what goes wrong is told to whoever waits for them. */
function ahead<T>(reading: PromiseLike<T>): Promise<T> {
  const begun = Promise.resolve(reading);
  begun.catch(() => {});
  return begun;
}

/**
 * They are found along the key, before anything is worked out of them; among those of a version some may be marked in
 * another way.
 */
function readBatch(db: Db, projectId: string, { version, markedBy }: WayOfMarking, after: string | undefined) {
  const found = db
    .select({ ...countedColumns, ...weighedColumns, place: place.as('place') })
    .from(respondents)
    .where(
      and(
        eq(respondents.projectId, projectId),
        eq(respondents.version, version),
        sql`${respondents.markedBy} IS NOT DISTINCT FROM ${markedBy}::int`,
        after === undefined ? undefined : gt(respondents.id, after),
      ),
    )
    .orderBy(asc(respondents.id))
    // The builder's type knows numbers alone; its statement may hold any expression here.
    .limit(first(BATCH) as unknown as number)
    .as('respondents');
  return db
    .select({ ...countedColumns, place: sql<string>`${found.place}`, offPathIds, ...weighedTries })
    .from(found)
    .orderBy(asc(respondents.id));
}

type Keys = Omit<Parameters<typeof markAgainInThread>[0], 'rows'>;

/**
 * Reckons what is to change before any of them is held, and writes it if they still are as they were read; where some
 * are not, for the others alone. Gives how many it marked.
 */
async function markBatch(
  db: Db,
  marking: MarkingAgain,
  version: number,
  { rows, ...keys }: Keys & { rows: readonly Marked[] },
): Promise<number> {
  if (rows.length === 0) return 0;
  const { lacking, scored, outcome } = await markAgainInThread({ ...keys, rows });
  const held = await writeUnchanged(db, marking, version, { rows, lacking, scored, outcome });
  const unchanged = rows.filter((row) => held.has(row.place));
  return unchanged.length === rows.length ? rows.length : markBatch(db, marking, version, { ...keys, rows: unchanged });
}

/** Marks, tallies and what is told of them in one transaction: whoever stops halfway has done whole batches. */
function writeUnchanged(
  db: Db,
  { projectId, by, now }: MarkingAgain,
  version: number,
  {
    rows,
    lacking,
    scored,
    outcome,
  }: { rows: readonly Marked[]; lacking: CellsToAdd; scored: readonly Scored[]; outcome: MarkedAgain },
): Promise<ReadonlySet<string>> {
  return db.transaction(async (tx) => {
    await requireNewest(tx, projectId, by);
    const held = await holdAsCounted(tx, projectId, rows);
    if (rows.some((row) => !held.has(row.place))) return held;
    await tx.execute(sql`UPDATE respondents SET marked_by = ${by} WHERE ctid = any(${placesOf(rows)}::tid[])`);
    await addToTallies(tx, projectId, lacking);
    await tx
      .insert(remarkings)
      .values({ projectId, version, markedBy: by, startedAt: now, ...outcome })
      .onConflictDoUpdate({
        target: [remarkings.projectId, remarkings.version, remarkings.markedBy],
        set: {
          results: sql`${remarkings.results} + excluded.results`,
          changed: sql`${remarkings.changed} + excluded.changed`,
          markedBefore: sql`${remarkings.markedBefore} + excluded.marked_before`,
          markedAfter: sql`${remarkings.markedAfter} + excluded.marked_after`,
          percentBefore: sql`${remarkings.percentBefore} + excluded.percent_before`,
          percentAfter: sql`${remarkings.percentAfter} + excluded.percent_after`,
          passedBefore: sql`${remarkings.passedBefore} + excluded.passed_before`,
          passedAfter: sql`${remarkings.passedAfter} + excluded.passed_after`,
        },
      });
    await recordScores(tx, projectId, scored);
    return held;
  });
}

/** Publishing waits for a batch that is being written, and none is written by a key that is no longer the newest. */
async function requireNewest(tx: Db, projectId: string, by: number): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`SELECT version FROM projects WHERE id = ${projectId} FOR SHARE`,
  );
  if (rows[0]?.version !== by) throw new Superseded();
}
