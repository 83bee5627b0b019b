import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Cells } from '#domain/answers/counting/cells.ts';
import { addTally, RESPONDENTS, type Tally } from '#domain/answers/counting/tally.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { respondents, tallies } from '../tables.ts';
import { countInTurns } from './contributions.ts';
import { type CutOff, isWithinCutOff, MOST_UNFOLDED } from './cut-off.ts';
import { readParts, withBucketsOpened } from './open-buckets.ts';
import { lookAtUnfolded, readUnfolded } from './unfolded.ts';

/** What a project's respondents add up to. */
export interface TallyToCutOff {
  tally: Tally;
  /** Up to where it goes: everywhere, but for the minutes after thousands came at once. */
  cutOff: CutOff | undefined;
}

/**
 * Everything a project's respondents add up to at the moment of the call: what is folded and the few that are not. Of
 * the cells of questions only those of the tally keys that are asked for, where any are.
 */
export function readTally(db: Db, projectId: string, keys?: readonly string[]): Promise<TallyToCutOff> {
  return inSnapshot(db, (tx) => tallyIn(tx, projectId, keys));
}

/** As `readTally`, within one snapshot of the caller's. */
export async function tallyIn(tx: Db, projectId: string, keys?: readonly string[]): Promise<TallyToCutOff> {
  const { underWay, ended, cutOff } = await lookAtUnfolded(tx, projectId);
  let tally = await foldedTally(tx, projectId, keys);
  if (underWay > 0) tally = addTally(tally, new Map([[RESPONDENTS, { started: BigInt(underWay) }]]));
  // Of those under way nothing but their number counts.
  const haveEnded = and(eq(respondents.projectId, projectId), ne(respondents.state, 'answering'));
  const rows = ended > 0 ? await readUnfolded(tx, and(haveEnded, isWithinCutOff(cutOff)), MOST_UNFOLDED) : [];
  tally = addTally(tally, await countInTurns(tx, projectId, rows));
  return { tally: await withBucketsOpened(tally, (wanted) => readParts(tx, projectId, wanted)), cutOff };
}

/** Without the cells that deleting brought back to nothing: a tally has none of those. One row a key, not a cell. */
async function foldedTally(tx: Db, projectId: string, keys: readonly string[] | undefined): Promise<Tally> {
  const { tallyKey, cell, amount } = tallies;
  const rows = await tx
    .select({ tallyKey, amounts: sql<Record<string, string>>`json_object_agg(${cell}, ${amount}::text)` })
    .from(tallies)
    .where(and(eq(tallies.projectId, projectId), ne(amount, '0'), keys && inArray(tallyKey, [RESPONDENTS, ...keys])))
    .groupBy(tallyKey);
  return new Map(rows.map((row) => [row.tallyKey, cellsOf(row.amounts)]));
}

function cellsOf(amounts: Record<string, string>): Cells {
  const cells: Cells = {};
  for (const cell in amounts) cells[cell] = BigInt(amounts[cell] ?? 0);
  return cells;
}
