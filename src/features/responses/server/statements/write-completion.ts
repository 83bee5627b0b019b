import type { AnswerPatch } from '#domain/answers/read-answers.ts';
import { takesAnswers } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { runTogether } from '#kit/server/database/together/run-together.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { alsoIf, type Condition, isCurrent, type ProjectAsRead } from './conditions.ts';
import { mergedAnswers, patchValues } from './merged-answers.ts';

interface Completion extends RespondentIds {
  version: number;
  patch: AnswerPatch;
  details: Readonly<Record<string, string | undefined>>;
  requiredAnswers: readonly string[];
  requiredDetails: readonly string[];
}

const ANSWERS = mergedAnswers('$4', '$5');
const DETAILS = '(r.details || $6::jsonb)';

const COMPLETE = `
  UPDATE respondents r
  SET state = 'completed', completed_at = $9::timestamptz, answers = ${ANSWERS}, details = ${DETAILS},
    revision = r.revision + 1
  FROM projects p
  WHERE r.project_id = $1::uuid AND r.id = $2::uuid AND r.state = 'answering' AND r.version = $3::int
    AND ${ANSWERS} ?& $7::text[] AND ${DETAILS} ?& $8::text[]
    AND p.id = r.project_id AND ${isCurrent('$10', '$11')} AND ${takesAnswers('$9')}`;

/** One statement decides and writes. False when the respondent cannot be completed so: done, not whole, closed, settings changed. */
export async function writeCompletion(
  db: Db,
  project: ProjectAsRead,
  { projectId, respondentId, version, patch, details, requiredAnswers, requiredDetails }: Completion,
  conditions: readonly Condition[],
  now: Date,
): Promise<boolean> {
  const values: unknown[] = [
    projectId,
    respondentId,
    version,
    ...patchValues(patch),
    JSON.stringify(details),
    requiredAnswers,
    requiredDetails,
    now.toISOString(),
    project.revision,
    project.version,
  ];
  const { rowCount } = await runTogether(db, respondentId, `${COMPLETE}${alsoIf(conditions, values)}`, values);
  return rowCount === 1;
}
