import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { oneAfterAnother } from '#kit/server/one-after-another.ts';
import type { findUnmarked as endpoint } from '../../contract/hand-marks.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { askedByHand, type ByHand } from './asked-by-hand.ts';

/** A queue that is open in a few windows asks for no more. */
const inLine = oneAfterAnother(8);

/** The place of the question, when it was answered, as exactly as it is stored, and in which response. */
const cursor = z.tuple([z.int32(), cursorMoment, z.uuid()]);

type Query = Received<typeof endpoint>['query'];

/** Answers that nobody has marked yet, question by question, those that wait longest first. */
export async function findUnmarked(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Query,
): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const after = readCursor(query.cursor, cursor);
  return await inLine(actor.id, () => inSnapshot(db, (tx) => pageOfWaiting(tx, projectId, query, after)));
}

async function pageOfWaiting(
  tx: Db,
  projectId: string,
  { question, limit }: Query,
  after: z.infer<typeof cursor> | undefined,
): Promise<Given<typeof endpoint>> {
  const all = await askedByHand(tx, projectId);
  const meant = all.filter(({ question: { id } }) => question === undefined || id === question);
  const questions = await countEach(tx, projectId, all);
  const total = questions
    .filter(({ questionId }) => question === undefined || questionId === question)
    .reduce((sum, { waiting }) => sum + waiting, 0);
  if (total === 0) return { items: [], next: null, total, questions };
  const place = sql`(asked.place, r.completed_at, r.id)`;
  // What an account is called is told only where the quiz says that it records who takes it.
  const { rows } = await tx.execute<Row>(sql`
    SELECT r.id, r.version, asked.marked_by AS "markedBy", asked.question, asked.place,
      r.answers ->> asked.question AS answer,
      coalesce(nullif(r.details ->> 'name', ''), nullif(${accountName}, '')) AS name,
      to_char(r.completed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
    FROM ${answersTo(meant)} LEFT JOIN ${users} ON ${users.id} = r.user_id AND r.attempt IS NOT NULL
    WHERE r.project_id = ${projectId} AND ${isAnswered} AND NOT ${isMarked}
      ${after ? sql`AND ${place} > (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]}::uuid)` : sql``}
    ORDER BY asked.place, r.completed_at, r.id LIMIT ${limit + 1}`);
  const page = pageOf(rows, limit, (row) => [row.place, row.at, row.id]);
  const byName = new Map(meant.map((one) => [nameOf(one, one.question.id), one]));
  const items = page.items.flatMap(({ id, version, markedBy, question: questionId, answer, name, at }) => {
    const one = byName.get(nameOf({ version, markedBy }, questionId));
    if (!one) return [];
    const { points, rubric } = one;
    const said = { responseId: id, questionId, title: one.question.title, name, answer };
    return [{ ...said, points, rubric, completedAt: new Date(at).toISOString() }];
  });
  return { items, next: page.next, total, questions };
}

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  markedBy: number;
  question: string;
  place: number;
  answer: string;
  name: string | null;
  at: string;
}

const isAnswered = sql`r.state = 'completed' AND r.answers ? asked.question`;
const isMarked = sql`coalesce(r.hand_marks, '{}') ? asked.question`;

function nameOf({ version, markedBy }: Pick<ByHand, 'version' | 'markedBy'>, questionId: string): string {
  return `${version} ${markedBy} ${questionId}`;
}

/** Respondents beside each question that somebody marks in the version they answered, by the key that marks them. */
function answersTo(asked: readonly ByHand[]): SQL {
  return sql`respondents r JOIN unnest(${sql.param(asked.map(({ version }) => version))}::int[],
    ${sql.param(asked.map(({ markedBy }) => markedBy))}::int[],
    ${sql.param(asked.map(({ question }) => question.id))}::text[],
    ${sql.param(asked.map(({ place }) => place))}::int[]) AS asked (version, marked_by, question, place)
    ON asked.version = r.version AND asked.marked_by = coalesce(r.marked_by, r.version)`;
}

/** How far each question is marked that anybody answered, titled as it was asked last. */
async function countEach(tx: Db, projectId: string, asked: readonly ByHand[]) {
  if (asked.length === 0) return [];
  const { rows } = await tx.execute<{ questionId: string; waiting: number; marked: number }>(sql`
    SELECT asked.question AS "questionId", (count(*) FILTER (WHERE NOT ${isMarked}))::int AS waiting,
      (count(*) FILTER (WHERE ${isMarked}))::int AS marked
    FROM ${answersTo(asked)} WHERE r.project_id = ${projectId} AND ${isAnswered}
    GROUP BY asked.question, asked.place ORDER BY asked.place`);
  return rows.flatMap((row) => {
    const newest = asked.find(({ question }) => question.id === row.questionId);
    return newest ? [{ ...row, title: newest.question.title }] : [];
  });
}
