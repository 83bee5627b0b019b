import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import type { Tries } from '#domain/quiz/practice/tries.ts';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from './tables.ts';

export const MB = 1024 * 1024;

/** What is held of answers at once, as the database has them unpacked; read and parsed they take four times as much. */
export const PORTION_BYTES = 8 * MB;

/**
 * What a respondent's answers take unpacked. Packed ones, as only long ones are, have to be unpacked for it: what an
 * operator gives is never packed, whatever it was given.
 */
export const answerBytes = unpacked(respondents.answers);

function unpacked(column: typeof respondents.answers | typeof respondents.tries) {
  return sql<number>`
  CASE WHEN pg_column_compression(${column}) IS NULL THEN pg_column_size(${column})
  ELSE pg_column_size(${column} || '{}'::jsonb) END`;
}

/** A thousand of these fit into a portion. */
const SMALL = PORTION_BYTES / 1_000;

/** What a page of up to a thousand rows reads of answers: what they take, and small ones themselves, as most are. */
export const weighedAnswers = {
  bytes: answerBytes,
  answers: sql<string | null>`CASE WHEN ${answerBytes} <= ${SMALL}::float THEN ${respondents.answers}::text END`,
};

const countedBytes = sql<number>`(${answerBytes} + coalesce(${unpacked(respondents.tries)}, 0))`;
const isSmall = sql`${countedBytes} <= ${SMALL}::float`;

/** The same with what was tried in practice, which is counted beside answers and may be as much. */
export const weighedTries = {
  bytes: countedBytes,
  answers: sql<string | null>`CASE WHEN ${isSmall} THEN ${respondents.answers}::text END`,
  tries: sql`CASE WHEN ${isSmall} THEN ${respondents.tries} END`.mapWith(respondents.tries) as SQL<Tries | null>,
};

/** A row that was read without its answers, or with {@link weighedAnswers} or {@link weighedTries}. */
export interface WeighedText {
  id: string;
  /** {@link answerBytes} */
  bytes: number;
  /** As JSON. */
  answers?: string | null;
  /** Where they are read too; those that are there. */
  tries?: Tries | null;
}

/**
 * Brings the answers that they lack to rows of a project, in order and so many at a time as may be held at once:
 * in most projects all of a page. Those that were deleted meanwhile are left out.
 */
export async function* answersInPortions<Row extends WeighedText>(
  db: Db,
  projectId: string,
  rows: readonly Row[],
): AsyncGenerator<(Omit<Row, 'answers'> & { answers: Answers })[]> {
  for await (const portion of answerTextsInPortions(db, projectId, rows)) {
    yield portion.map((row) => ({ ...row, answers: JSON.parse(row.answers) }));
  }
}

/** The same with the answers as JSON. */
export async function* answerTextsInPortions<Row extends WeighedText>(
  db: Db,
  projectId: string,
  rows: readonly Row[],
): AsyncGenerator<(Omit<Row, 'answers'> & { answers: string })[]> {
  for (const portion of portionsOf(rows)) {
    const lacking = portion.filter(({ answers }) => !answers).map(({ id }) => id);
    const found = await readAnswers(db, projectId, lacking);
    const tries = await readTries(db, projectId, portion.some((row) => 'tries' in row) ? lacking : []);
    yield portion.flatMap((row) => {
      const answers = row.answers ?? found.get(row.id);
      const tried = tries.get(row.id);
      return answers ? [{ ...row, answers, ...(tried && { tries: tried }) }] : [];
    });
  }
}

async function readAnswers(db: Db, projectId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: respondents.id, answers: sql<string>`${respondents.answers}::text` })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), sql`${respondents.id} = any(${sql.param(ids)}::uuid[])`));
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

async function readTries(db: Db, projectId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Tries>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: respondents.id, tries: respondents.tries })
    .from(respondents)
    .where(
      and(
        eq(respondents.projectId, projectId),
        isNotNull(respondents.tries),
        sql`${respondents.id} = any(${sql.param(ids)}::uuid[])`,
      ),
    );
  return new Map(rows.flatMap(({ id, tries }) => (tries ? [[id, tries] as const] : [])));
}

function* portionsOf<Row extends WeighedText>(rows: readonly Row[]): Generator<Row[]> {
  let portion: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (portion.length > 0 && bytes + row.bytes > PORTION_BYTES) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(row);
    bytes += row.bytes;
  }
  if (portion.length > 0) yield portion;
}
