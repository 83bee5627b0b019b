import { sql } from 'drizzle-orm';
import type { AnswerPatch } from '#domain/answers/read-answers.ts';
import type { Db } from '#kit/server/db.ts';
import { runTogether } from '#kit/server/together/run-together.ts';
import { takesAnswers } from './is-current.ts';
import { mergedAnswers } from './merged-answers.ts';
import type { RunIds } from './respondent-ref.ts';

/** Receipts kept of a run, the latest; a client that sends a save again does so long before as many others. */
const RECEIPTS = 200;

interface Save extends RunIds {
  version: number;
  patch: AnswerPatch;
  key: string | undefined;
}

/** One statement decides and writes. Undefined when the run does not take the save: over, closed, taken before, other version. */
export async function writeAnswers(
  db: Db,
  { projectId, runId, version, patch, key }: Save,
  now: Date,
): Promise<{ revision: number; answered: number } | undefined> {
  const merged = mergedAnswers(patch);
  // Of what is stored every entry answers a question: `readAnswers` let nothing else in.
  const answered = sql`jsonb_array_length(jsonb_path_query_array(${merged}, '$.*'))`;
  const isNew = key === undefined ? sql`` : sql`AND NOT r.saves @> ${JSON.stringify([{ key }])}::jsonb`;
  const receipt =
    key === undefined
      ? sql``
      : sql`, saves = CASE WHEN jsonb_array_length(r.saves) >= ${RECEIPTS} THEN r.saves - 0 ELSE r.saves END
          || jsonb_build_object('key', ${key}::text, 'revision', r.revision + 1, 'answered', ${answered})`;
  const { rows } = await runTogether<{ revision: number; answered: number }>(
    db,
    runId,
    sql`
    UPDATE respondents r SET answers = ${merged}, revision = r.revision + 1 ${receipt}
    FROM projects p
    WHERE r.project_id = ${projectId} AND r.id = ${runId} AND r.state = 'answering' AND r.version = ${version} ${isNew}
      AND p.id = r.project_id AND ${takesAnswers(now.toISOString())}
    RETURNING r.revision, jsonb_array_length(jsonb_path_query_array(r.answers, '$.*')) AS answered`,
  );
  return rows[0];
}
