import type { AnswerPatch } from '#domain/answers/read-answers.ts';
import type { Db } from '#kit/server/database/db.ts';
import { runTogether } from '#kit/server/database/together/run-together.ts';
import type { OpenProject } from '../door/open-project.ts';
import type { Details } from '../read-details.ts';
import type { RunIds } from '../respondent-ref.ts';
import { isCurrent, takesAnswers } from './is-current.ts';
import { mergedAnswers, patchValues } from './merged-answers.ts';

interface Completion extends RunIds {
  version: number;
  patch: AnswerPatch;
  details: Details;
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

/** One statement decides and writes. False when the run cannot be completed so: over, not whole, closed, settings changed. */
export async function writeCompletion(
  db: Db,
  project: OpenProject,
  { projectId, runId, version, patch, details, requiredAnswers, requiredDetails }: Completion,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await runTogether(db, runId, COMPLETE, [
    projectId,
    runId,
    version,
    ...patchValues(patch),
    JSON.stringify(details),
    requiredAnswers,
    requiredDetails,
    now.toISOString(),
    project.revision,
    project.version,
  ]);
  return rowCount === 1;
}
