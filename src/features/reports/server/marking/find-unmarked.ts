import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { countedMarking } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnaireOf, keyedQuestionnairesOf } from '#features/projects/public.ts';
import { remarkedVersions } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { oneAfterAnother } from '#kit/server/one-after-another.ts';
import type { findUnmarked as endpoint } from '../../contract/hand-marks.ts';
import { getReadableProject } from '../get-readable-project.ts';

/** A queue that is open in a few windows asks for no more. */
const inLine = oneAfterAnother(8);

/** When one was completed, as exactly as it is stored; the response and the question. */
const cursor = z.tuple([z.string(), z.uuid(), z.string()]);

/** Answers that nobody has marked yet, those that wait longest first. */
export async function findUnmarked(
  db: Db,
  actor: Actor,
  projectId: string,
  { limit, cursor: told }: Received<typeof endpoint>['query'],
): Promise<Given<typeof endpoint>> {
  await getReadableProject(db, actor, projectId);
  const after = readCursor(told, cursor);
  return await inLine(actor.id, () => inSnapshot(db, (tx) => pageOfWaiting(tx, projectId, limit, after)));
}

async function pageOfWaiting(
  tx: Db,
  projectId: string,
  limit: number,
  after: z.infer<typeof cursor> | undefined,
): Promise<Given<typeof endpoint>> {
  const asked = await markedByHand(tx, projectId);
  if (asked.length === 0) return { items: [], next: null, total: 0 };
  const waiting = sql`
      FROM respondents r JOIN unnest(${sql.param(asked.map(({ version }) => version))}::int[],
        ${sql.param(asked.map(({ markedBy }) => markedBy))}::int[],
        ${sql.param(asked.map(({ question }) => question.id))}::text[]) AS asked (version, marked_by, question)
        ON asked.version = r.version AND asked.marked_by = coalesce(r.marked_by, r.version)
      WHERE r.project_id = ${projectId} AND r.state = 'completed' AND r.answers ? asked.question
        AND NOT coalesce(r.hand_marks, '{}') ? asked.question`;
  const place = sql`(r.completed_at, r.id, asked.question)`;
  const { rows } = await tx.execute<Row>(sql`
      SELECT r.id, r.version, asked.marked_by AS "markedBy", asked.question, r.answers ->> asked.question AS answer,
        to_char(r.completed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at ${waiting}
        ${after ? sql`AND ${place} > (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::text)` : sql``}
      ORDER BY r.completed_at, r.id, asked.question LIMIT ${limit + 1}`);
  const { rows: counted } = await tx.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${waiting}`);
  const page = pageOf(rows, limit, (row) => [row.at, row.id, row.question]);
  const byName = new Map(asked.map((one) => [`${one.version} ${one.markedBy} ${one.question.id}`, one]));
  const items = page.items.flatMap(({ id, version, markedBy, question, answer, at }) => {
    const one = byName.get(`${version} ${markedBy} ${question}`);
    if (!one) return [];
    const { points, rubric } = one;
    const said = { responseId: id, questionId: question, title: one.question.title, answer };
    return [{ ...said, points, rubric, completedAt: new Date(at).toISOString() }];
  });
  return { items, next: page.next, total: counted[0]?.total ?? 0 };
}

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  markedBy: number;
  question: string;
  answer: string;
  at: string;
}

interface ByHand {
  version: number;
  /** The version whose key it is. */
  markedBy: number;
  question: Question;
  points: number;
  rubric: string;
}

/**
 * What somebody has to mark in each version that was answered, by each key that marks it. Versions are as large as
 * their owner makes them, and there may be hundreds: only those are read that leave anything to mark.
 */
async function markedByHand(tx: Db, projectId: string): Promise<ByHand[]> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    SELECT v.number AS version FROM versions v
    WHERE v.project_id = ${projectId} AND v.marking @? '$.questions.*.key.by ? (@ == "hand")'
      AND EXISTS (
        SELECT FROM respondents r WHERE r.project_id = v.project_id AND r.version = v.number AND r.state = 'completed'
      )`);
  const numbers = rows.map(({ version }) => version);
  const found = await keyedQuestionnairesOf(tx, projectId, numbers);
  const asked = [...found].flatMap(([version, questionnaire]) =>
    byHandIn({ version, markedBy: version }, questionnaire),
  );
  for (const way of await remarkedVersions(tx, projectId)) {
    asked.push(...byHandIn(way, await keyedQuestionnaireOf(tx, projectId, way)));
  }
  return asked;
}

function byHandIn(way: Pick<ByHand, 'version' | 'markedBy'>, questionnaire: Questionnaire): ByHand[] {
  return questionsOf(questionnaire).flatMap((question) => {
    const counted = questionnaire.marking && countedMarking(questionnaire.marking, question);
    if (counted?.key.by !== 'hand') return [];
    return [{ ...way, question, points: counted.points, rubric: counted.key.rubric ?? '' }];
  });
}
