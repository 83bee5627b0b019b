import { and, eq, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from './tables.ts';

export const MB = 1024 * 1024;

/** What is held of answers at once, as the database has them unpacked; read and parsed they take four times as much. */
export const PORTION_BYTES = 8 * MB;

/**
 * What a respondent's answers take unpacked. Packed ones, as only long ones are, have to be unpacked for it: what an
 * operator gives is never packed, whatever it was given.
 */
export const answerBytes = sql<number>`
  CASE WHEN pg_column_compression(${respondents.answers}) IS NULL THEN pg_column_size(${respondents.answers})
  ELSE pg_column_size(${respondents.answers} || '{}'::jsonb) END`;

/** A thousand of these fit into a portion. */
const SMALL = PORTION_BYTES / 1_000;

/** What a page of up to a thousand rows reads of answers: what they take, and small ones themselves, as most are. */
export const weighedAnswers = {
  bytes: answerBytes,
  answers: sql<string | null>`CASE WHEN ${answerBytes} <= ${SMALL}::float THEN ${respondents.answers}::text END`,
};

/** A row that was read without its answers, or with {@link weighedAnswers}. */
export interface WeighedText {
  id: string;
  /** {@link answerBytes} */
  bytes: number;
  /** As JSON. */
  answers?: string | null;
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
    yield portion.flatMap((row) => {
      const answers = row.answers ?? found.get(row.id);
      return answers ? [{ ...row, answers }] : [];
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
