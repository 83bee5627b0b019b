import { and, asc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { weighedTries } from '../answers-in-portions.ts';
import { offPathIds } from '../off-path-ids.ts';
import { respondents } from '../tables.ts';
import { type CutOff, MOST_UNFOLDED } from './cut-off.ts';

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
export const countedColumns = {
  id: respondents.id,
  userId: respondents.userId,
  anonymisedAt: respondents.anonymisedAt,
  version: respondents.version,
  locale: respondents.locale,
  hiddenValues: respondents.hiddenValues,
  source: respondents.source,
  state: respondents.state,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  attempt: respondents.attempt,
  round: respondents.round,
  handMarks: respondents.handMarks,
  markedBy: respondents.markedBy,
  picked: respondents.picked,
  tallyState: respondents.tallyState,
};

/** What is worked out of the rows that were found, and what of. */
export const weighedColumns = {
  answers: respondents.answers,
  tries: respondents.tries,
  offPath: respondents.offPath,
};

/** Where in the table a row stands, as long as nobody writes it. */
export const place = sql<string>`${respondents}.ctid`;

/**
 * A limit that the planner does not get to know, so that it takes what is ordered anyway. It has no statistics of a
 * project that thousands answer at once: told the limit, it takes all that wait for fewer, and sorts them.
 */
export function first(most: number): SQL {
  return sql`(SELECT ${most}::int)`;
}

/**
 * The first unfolded respondents that `which` means, with what of them is counted. They are found before anything is
 * worked out of them.
 */
export function readUnfolded(db: Db, which: SQL | undefined, most: number) {
  const found = db
    .select({ ...countedColumns, ...weighedColumns, place: place.as('place') })
    .from(respondents)
    .where(and(isUnfolded, which))
    .orderBy(asc(inStartOrder), asc(respondents.id))
    // The builder's type knows numbers alone; its statement may hold any expression here.
    .limit(first(most) as unknown as number)
    .as('respondents');
  return db
    .select({ ...countedColumns, place: sql<string>`${found.place}`, offPathIds, ...weighedTries })
    .from(found)
    .orderBy(asc(inStartOrder), asc(respondents.id));
}

/** What is sorted at most: so many never wait but where a project is counted anew. */
const MOST_SORTED = 1_000_000;

interface Wanted {
  which: SQL | undefined;
  most: number;
  /** How many at once. */
  size: number;
}

/**
 * Where the unfolded respondents stand that `which` means, in the order in which they ended and so many at once: what
 * the tallies hold is what ended until some moment, also halfway through thousands (decision 91).
 */
export async function placesToFold(db: Db, projectId: string, { which, most, size }: Wanted): Promise<string[]> {
  const { rows } = await db.execute<{ places: string }>(sql`
    SELECT array_agg(place)::text AS places FROM (
      SELECT place, (row_number() OVER (ORDER BY completed_at, id) - 1) / ${size}::int AS batch FROM (
        SELECT ctid AS place, id, completed_at FROM ${respondents}
        WHERE ${and(eq(respondents.projectId, projectId), isUnfolded, which)}
        ORDER BY ${inStartOrder} LIMIT ${first(MOST_SORTED)}
      ) AS unfolded ORDER BY completed_at, id LIMIT ${most}
    ) AS waiting GROUP BY batch ORDER BY batch`);
  return rows.map(({ places }) => places);
}

/**
 * Those who stand at some places, are not folded, and are meant; each is looked for there, whatever a planner knows.
 * Where one was deleted meanwhile somebody else may stand.
 */
export function readPlaces(db: Db, projectId: string, { which, places }: { which: SQL | undefined; places: string }) {
  const found = db
    .select({ ...countedColumns, ...weighedColumns, place: place.as('place') })
    .from(respondents)
    .where(and(sql`${respondents}.ctid = stood.at`, eq(respondents.projectId, projectId), isUnfolded, which))
    .limit(1)
    .as('respondents');
  return db
    .select({ ...countedColumns, place: sql<string>`${found.place}`, offPathIds, ...weighedTries })
    .from(sql`unnest(${places}::tid[]) AS stood (at)`)
    .crossJoinLateral(found);
}

/** More than ever wait to be folded, unless many responses came at once. */
export const MANY = 20_000;

interface Unfolded {
  /** Still answering, and not counted as started yet. */
  underWay: number;
  ended: number;
  /** Where more ended than anybody waits for to be counted. */
  cutOff: CutOff | undefined;
}

/** How many respondents of a project the tallies do not hold as they stand, and as far as a report goes. */
export async function lookAtUnfolded(db: Db, projectId: string): Promise<Unfolded> {
  const unfolded = sql`SELECT id, state, completed_at FROM ${respondents} WHERE project_id = ${projectId} AND unfolded`;
  const few = await lookAt(db, sql`${unfolded} ORDER BY started_at LIMIT ${first(MANY)}`);
  return few.underWay + few.ended < MANY ? few : await lookAt(db, unfolded);
}

interface Looked extends Record<string, unknown> {
  underWay: number;
  ended: number;
  newer: number;
  at: string | null;
  id: string | null;
}

async function lookAt(db: Db, rows: SQL): Promise<Unfolded> {
  const { rows: looked } = await db.execute<Looked>(sql`
    WITH waiting AS MATERIALIZED (${rows}), first AS MATERIALIZED (
      SELECT * FROM waiting WHERE state <> 'answering' ORDER BY completed_at, id LIMIT ${MOST_UNFOLDED}
    ), last AS (SELECT * FROM first ORDER BY completed_at DESC, id DESC LIMIT 1)
    SELECT (count(*) FILTER (WHERE state = 'answering'))::int AS "underWay",
      (count(*) FILTER (WHERE state <> 'answering'))::int AS ended,
      (count(*) FILTER (WHERE state = 'completed') - (SELECT count(*) FROM first WHERE state = 'completed'))::int AS newer,
      (SELECT to_char(completed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') FROM last) AS at,
      (SELECT id FROM last) AS id
    FROM waiting`);
  const { underWay = 0, ended = 0, newer = 0, at = null, id = null } = looked[0] ?? {};
  return { underWay, ended, cutOff: ended > MOST_UNFOLDED && at && id ? { at, id, newer } : undefined };
}
