import { and, asc, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { weighedAnswers } from '../answers-in-portions.ts';
import { offPathIds } from '../off-path-ids.ts';
import { respondents } from '../tables.ts';

/**
 * A respondent whom the tallies count as something else than now, or not at all. A planner cannot know how many there
 * are: a query that is to use their partial index orders by `inStartOrder`, which no other index offers, and has a
 * limit.
 */
export const isUnfolded = sql`${respondents.unfolded}`;

export const inStartOrder = respondents.startedAt;

/** Who is still answering is folded only after this, for most are completed by then and need folding but once. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** The unfolded respondents that are worth folding now. */
export function isDue(now: Date): SQL | undefined {
  const settledBefore = new Date(now.getTime() - SETTLED_AFTER_MS);
  return and(isUnfolded, or(ne(respondents.state, 'answering'), lt(respondents.startedAt, settledBefore)));
}

/** What of a respondent its contribution needs; answers that are not small are read in portions. */
const countedColumns = {
  id: respondents.id,
  version: respondents.version,
  locale: respondents.locale,
  hiddenValues: respondents.hiddenValues,
  source: respondents.source,
  state: respondents.state,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  tallyState: respondents.tallyState,
};

/** Where in the table a row stands, as long as nobody writes it. */
const place = sql<string>`${respondents}.ctid`;

/**
 * A limit that the planner does not get to know, so that it takes what is ordered anyway. It has no statistics of a
 * project that thousands answer at once: told the limit, it takes all that wait for fewer, and sorts them.
 */
function first(most: number): SQL {
  return sql`(SELECT ${most}::int)`;
}

/**
 * The first unfolded respondents that `which` means, with what of them is counted. They are found before anything is
 * worked out of them.
 */
export function readUnfolded(db: Db, which: SQL | undefined, most: number) {
  const found = db
    .select({ ...countedColumns, place: place.as('place'), answers: respondents.answers, offPath: respondents.offPath })
    .from(respondents)
    .where(and(isUnfolded, which))
    .orderBy(asc(inStartOrder), asc(respondents.id))
    // The builder's type knows numbers alone; its statement may hold any expression here.
    .limit(first(most) as unknown as number)
    .as('respondents');
  return db
    .select({ ...countedColumns, place: sql<string>`${found.place}`, offPathIds, ...weighedAnswers })
    .from(found)
    .orderBy(asc(inStartOrder), asc(respondents.id));
}

/** More than ever wait to be folded, unless many responses came at once. */
export const MANY = 20_000;

interface Unfolded {
  /** Still answering, and not counted as started yet. */
  underWay: number;
  ended: number;
}

/** How many respondents of a project the tallies do not hold as they stand. */
export async function countUnfolded(db: Db, projectId: string): Promise<Unfolded> {
  const unfolded = sql`FROM ${respondents} WHERE project_id = ${projectId} AND unfolded`;
  const few = await countIn(db, sql`FROM (SELECT state ${unfolded} ORDER BY started_at LIMIT ${first(MANY)}) AS few`);
  return few.underWay + few.ended < MANY ? few : await countIn(db, unfolded);
}

async function countIn(db: Db, rows: SQL): Promise<Unfolded> {
  const { rows: counted } = await db.execute<Unfolded & Record<string, unknown>>(sql`
    SELECT (count(*) FILTER (WHERE state = 'answering'))::int AS "underWay",
      (count(*) FILTER (WHERE state <> 'answering'))::int AS ended ${rows}`);
  return counted[0] ?? { underWay: 0, ended: 0 };
}
