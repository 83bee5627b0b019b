import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { addTally, RESPONDENTS, type Tally } from '#domain/answers/tally.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { respondents, tallies } from '../tables.ts';
import { countInTurns, missingOf } from './contributions.ts';
import { withBucketsOpened } from './open-buckets.ts';
import { countedColumns, countUnfolded, inStartOrder, isUnfolded } from './unfolded.ts';

/** Nobody waits for more than so many respondents to be counted: those beyond are left to the job that folds. */
const MOST_UNFOLDED = 2_000;

/** What a project's respondents add up to. */
export interface Counted {
  tally: Tally;
  /** How many ended that it does not hold yet: none, but for the minutes after thousands came at once. */
  waiting: number;
}

/**
 * Everything a project's respondents add up to at the moment of the call: what is folded and the few that are not. Of
 * the cells of questions only those of the tally keys that are asked for, where any are.
 */
export function readTally(db: Db, projectId: string, keys?: readonly string[]): Promise<Counted> {
  return inSnapshot(db, (tx) => tallyIn(tx, projectId, keys));
}

/** As `readTally`, within one snapshot of the caller's. */
export async function tallyIn(tx: Db, projectId: string, keys?: readonly string[]): Promise<Counted> {
  const { underWay, ended } = await countUnfolded(tx, projectId);
  let tally = await foldedTally(tx, projectId, keys);
  if (underWay > 0) tally = addTally(tally, new Map([[RESPONDENTS, { started: BigInt(underWay) }]]));
  const rows = ended > 0 ? await readUnfolded(tx, projectId) : [];
  tally = addTally(tally, await missingOf(tx, projectId, rows, countInTurns));
  return { tally: await withBucketsOpened(tx, projectId, tally), waiting: ended - rows.length };
}

/** Without the cells that deleting brought back to nothing: a tally has none of those. */
async function foldedTally(tx: Db, projectId: string, keys: readonly string[] | undefined): Promise<Tally> {
  const rows = await tx
    .select({ tallyKey: tallies.tallyKey, cell: tallies.cell, amount: tallies.amount })
    .from(tallies)
    .where(
      and(
        eq(tallies.projectId, projectId),
        ne(tallies.amount, '0'),
        keys && inArray(tallies.tallyKey, [RESPONDENTS, ...keys]),
      ),
    );
  const tally: Tally = new Map();
  for (const { tallyKey, cell, amount } of rows) {
    const cells = tally.get(tallyKey);
    if (cells) cells[cell] = BigInt(amount);
    else tally.set(tallyKey, { [cell]: BigInt(amount) });
  }
  return tally;
}

/** The first of those who ended, for of those under way nothing but their number counts. */
function readUnfolded(tx: Db, projectId: string) {
  return tx
    .select(countedColumns)
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), isUnfolded, ne(respondents.state, 'answering')))
    .orderBy(asc(inStartOrder), asc(respondents.id))
    .limit(MOST_UNFOLDED);
}
