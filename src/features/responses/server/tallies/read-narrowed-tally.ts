import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { addTally, emptyTally } from '#domain/answers/counting/tally.ts';
import type { Db } from '#kit/server/database/db.ts';
import { MB, weighedTries } from '../answers-in-portions.ts';
import { isFrom, isWithinDays, type Narrowing } from '../narrowed-to.ts';
import { offPathIds } from '../off-path-ids.ts';
import { respondents } from '../tables.ts';
import { countInTurns } from './contributions.ts';
import { type CutOff, isWithinCutOff } from './cut-off.ts';
import { withBucketsOpened } from './open-buckets.ts';
import { readCutOff } from './read-cut-off.ts';
import type { TallyToCutOff } from './read-tally.ts';
import { countedColumns, first, inStartOrder, isUnfolded } from './unfolded.ts';

/**
 * So many are counted for one who asks (decision 149), so many MB of answers, and so many looked through for a source,
 * which no index finds.
 */
const MOST = { found: 10_000, megabytes: 64, looked: 200_000 };
type Bounds = typeof MOST;

/** More than anybody waits for: of those that would be counted, or of those among which they are looked for. */
interface TooMany {
  tooMany: keyof Bounds;
  most: number;
}

/** What is held of them at once. */
const BATCH = 1_000;

/**
 * What some completed responses add up to, counted anew, unless there are too many.
 * No snapshot is kept open for it: a response never changes, and one that is deleted meanwhile is left out.
 */
export async function readNarrowedTally(
  db: Db,
  projectId: string,
  narrowing: Narrowing,
  bounds: Bounds = MOST,
): Promise<TallyToCutOff | TooMany> {
  const cutOff = await readCutOff(db, projectId);
  const ids = await findNarrowed(db, projectId, narrowing, cutOff, bounds);
  if ('tooMany' in ids) return ids;
  let tally = emptyTally();
  let bytes = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await readRows(db, projectId, ids.slice(at, at + BATCH));
    for (const row of rows) bytes += row.bytes;
    if (bytes > bounds.megabytes * MB) return { tooMany: 'megabytes', most: bounds.megabytes };
    tally = addTally(tally, await countInTurns(db, projectId, rows));
  }
  return { tally: await withBucketsOpened(tally), cutOff };
}

/** Their ids, found by when they were completed: along the index of those that are folded, and among the few others. */
async function findNarrowed(
  db: Db,
  projectId: string,
  { source, ...days }: Narrowing,
  cutOff: CutOff | undefined,
  bounds: Bounds,
): Promise<string[] | TooMany> {
  const some = (at: SQL, which: SQL) => sql`
    SELECT ${respondents.id}, ${respondents.source} FROM ${respondents}
    WHERE ${and(eq(respondents.projectId, projectId), which, isWithinDays(at, days), isWithinCutOff(cutOff))}`;
  const folded = some(sql`${respondents.foldedCompletion}`, isNotNull(respondents.foldedCompletion));
  const others = some(sql`${respondents.completedAt}`, sql`${isUnfolded} AND ${respondents.state} = 'completed'`);
  const most = source === undefined ? bounds.found : bounds.looked;
  const { rows } = await db.execute<{ looked: number; ids: string[] }>(sql`
    WITH looked AS MATERIALIZED (
      (${folded} LIMIT ${most + 1}) UNION ALL (${others} ORDER BY ${inStartOrder} LIMIT ${first(most + 1)})
    )
    SELECT (SELECT count(*)::int FROM looked) AS looked, (SELECT coalesce(json_agg(id), '[]') FROM (
      SELECT id FROM looked AS respondents WHERE ${isFrom(source) ?? sql`true`} LIMIT ${bounds.found + 1}
    ) AS found) AS ids`);
  const { looked = 0, ids = [] } = rows[0] ?? {};
  if (ids.length > bounds.found) return { tooMany: 'found', most: bounds.found };
  return looked > most ? { tooMany: source === undefined ? 'found' : 'looked', most } : ids;
}

/** As if none of them had been counted yet. */
async function readRows(db: Db, projectId: string, ids: readonly string[]) {
  const rows = await db
    .select({ ...countedColumns, offPathIds, ...weighedTries })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), sql`${respondents.id} = any(${sql.param(ids)}::uuid[])`));
  return rows.map((row) => ({ ...row, tallyState: null }));
}
