import { and, eq, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from './tables.ts';

const MB = 1024 * 1024;

/** What is held of answers at once, as the database has them unpacked; read and parsed they take four times as much. */
export const PORTION_BYTES = 8 * MB;

/** What a respondent's answers take unpacked: what an operator gives is never packed, whatever it was given. */
export const answerBytes = sql<number>`pg_column_size(${respondents.answers} || '{}'::jsonb)`;

/** A row that was read without its answers. */
interface Weighed {
  id: string;
  /** {@link answerBytes} */
  bytes: number;
}

/**
 * Brings their answers to rows of a project, in order and so many at a time as may be held at once: in most projects
 * all of a page. Those that were deleted meanwhile are left out.
 */
export async function* answersInPortions<Row extends Weighed>(
  db: Db,
  projectId: string,
  rows: readonly Row[],
): AsyncGenerator<(Row & { answers: Answers })[]> {
  for (const portion of portionsOf(rows)) {
    const ids = sql.param(portion.map(({ id }) => id));
    const found = await db
      .select({ id: respondents.id, answers: respondents.answers })
      .from(respondents)
      .where(and(eq(respondents.projectId, projectId), sql`${respondents.id} = any(${ids}::uuid[])`));
    const answersOf = new Map(found.map(({ id, answers }) => [id, answers]));
    yield portion.flatMap((row) => {
      const answers = answersOf.get(row.id);
      return answers ? [{ ...row, answers }] : [];
    });
  }
}

function* portionsOf<Row extends Weighed>(rows: readonly Row[]): Generator<Row[]> {
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
