import type { AnswerPatch } from '#domain/answers/read-answers.ts';
import { takesAnswers } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { runTogether } from '#kit/server/database/together/run-together.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { alsoIf, type Condition, isCurrent, type ProjectAsRead } from './conditions.ts';
import { mergedAnswers, patchValues } from './merged-answers.ts';

/** Receipts kept of a respondent, the latest; a client that sends a save again does so long before as many others. */
const RECEIPTS = 200;

interface Save extends RespondentIds {
  version: number;
  patch: AnswerPatch;
  key: string | undefined;
}

const MERGED = mergedAnswers('$4', '$5');
// Of what is stored every entry answers a question: `readAnswers` let nothing else in.
const answeredIn = (answers: string) => `jsonb_array_length(jsonb_path_query_array(${answers}, '$.*'))`;

const SAVE = `
  UPDATE respondents r SET answers = ${MERGED}, revision = r.revision + 1,
    saves = CASE WHEN $6::text IS NULL THEN r.saves ELSE
      CASE WHEN jsonb_array_length(r.saves) >= ${RECEIPTS} THEN r.saves - 0 ELSE r.saves END
      || jsonb_build_object('key', $6::text, 'revision', r.revision + 1, 'answered', ${answeredIn(MERGED)}) END
  FROM projects p
  WHERE r.project_id = $1::uuid AND r.id = $2::uuid AND r.state = 'answering' AND r.version = $3::int
    AND ($6::text IS NULL OR NOT r.saves @> jsonb_build_array(jsonb_build_object('key', $6::text)))
    AND p.id = r.project_id AND ${isCurrent('$8', '$9')} AND ${takesAnswers('$7')}`;
const SAVED = `RETURNING r.revision, ${answeredIn('r.answers')} AS answered`;

/** One statement decides and writes. Undefined when the respondent does not take the save: done, taken before, other version, closed, settings changed. */
export async function writeAnswers(
  db: Db,
  project: ProjectAsRead,
  { projectId, respondentId, version, patch, key }: Save,
  conditions: readonly Condition[],
  now: Date,
): Promise<{ revision: number; answered: number } | undefined> {
  const values: unknown[] = [
    projectId,
    respondentId,
    version,
    ...patchValues(patch),
    key ?? null,
    now.toISOString(),
    project.revision,
    project.version,
  ];
  const statement = `${SAVE}${alsoIf(conditions, values)} ${SAVED}`;
  const { rows } = await runTogether<{ revision: number; answered: number }>(db, respondentId, statement, values);
  return rows[0];
}
