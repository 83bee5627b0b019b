import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';
import { addToTallies } from './add-to-tallies.ts';
import { countInThread, missingOf } from './contributions.ts';
import { countedColumns, inStartOrder } from './unfolded.ts';

/** Rows at once: few enough that none of them changes meanwhile, mostly. */
const BATCH = 1_000;

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
    const size = Math.min(BATCH, most - folded);
    const batch = await foldBatch(db, projectId, { which, from, size });
    folded += batch.folded;
    from = batch.lastStartedAt;
    if (batch.folded < size) break;
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
  const rows = await db
    .select(countedColumns)
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), which, from && gte(respondents.startedAt, from)))
    .orderBy(asc(inStartOrder))
    .limit(size);
  if (rows.length === 0) return { folded: 0, lastStartedAt: undefined };
  const missing = await missingOf(db, projectId, rows, countInThread);
  const folded = await db.transaction(async (tx) => {
    const ids = sql.param(rows.map((row) => row.id));
    const isAmongThem = and(eq(respondents.projectId, projectId), sql`${respondents.id} = any(${ids}::uuid[])`);
    const { id, state, countedAs } = respondents;
    const held = await tx.select({ id, state, countedAs }).from(respondents).where(isAmongThem).for('update', {
      skipLocked: true,
    });
    const now = new Map(held.map((row) => [row.id, row]));
    const isAsCounted = (row: (typeof rows)[number]) =>
      now.get(row.id)?.state === row.state && now.get(row.id)?.countedAs === row.countedAs;
    if (!rows.every(isAsCounted)) return 0;
    await addToTallies(tx, projectId, missing);
    await tx
      .update(respondents)
      .set({ countedAs: sql`${respondents.state}` })
      .where(isAmongThem);
    return rows.length;
  });
  return { folded, lastStartedAt: rows.at(-1)?.startedAt };
}
