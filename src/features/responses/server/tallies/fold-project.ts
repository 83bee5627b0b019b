import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from '../tables.ts';
import { addToTallies } from './add-to-tallies.ts';
import { countInThread, missingOf } from './contributions.ts';
import { countedColumns, inStartOrder } from './unfolded.ts';

/** Rows a transaction: few enough that a respondent whose row is among them hardly waits. */
const BATCH = 1_000;

interface Folding {
  /** Which unfolded respondents: `isUnfolded` for all, `isDue` for those worth it. */
  which: SQL | undefined;
  /** How many at most. */
  most: number;
}

/**
 * Moves respondents of a project into its tallies and tells how many it moved. Any number of processes may do so at the
 * same time: each takes rows that no other holds.
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

/** Folds and marks its rows in one transaction, so each row counts exactly once. */
async function foldBatch(db: Db, projectId: string, { which, from, size }: Batch) {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select(countedColumns)
      .from(respondents)
      .where(and(eq(respondents.projectId, projectId), which, from && gte(respondents.startedAt, from)))
      .orderBy(asc(inStartOrder))
      .limit(size)
      .for('update', { skipLocked: true });
    if (rows.length > 0) {
      await addToTallies(tx, projectId, await missingOf(tx, projectId, rows, countInThread));
      const ids = sql.param(rows.map((row) => row.id));
      await tx
        .update(respondents)
        .set({ talliedAs: sql`${respondents.state}` })
        .where(and(eq(respondents.projectId, projectId), sql`${respondents.id} = any(${ids}::uuid[])`));
    }
    return { folded: rows.length, lastStartedAt: rows.at(-1)?.startedAt };
  });
}
