import { sql } from 'drizzle-orm';
import type { AnswerPatch } from '#domain/answers/read-answers.ts';
import type { Db } from '#kit/server/db.ts';
import { runTogether } from '#kit/server/together/run-together.ts';
import { isCurrent, takesAnswers } from './is-current.ts';
import { mergedAnswers } from './merged-answers.ts';
import type { OpenProject } from './open-project.ts';
import type { Details } from './read-details.ts';
import type { RunIds } from './respondent-ref.ts';

interface Completion extends RunIds {
  version: number;
  patch: AnswerPatch;
  details: Details;
  requiredAnswers: readonly string[];
  requiredDetails: readonly string[];
}

/** One statement decides and writes. False when the run cannot be completed so: over, not whole, closed, settings changed. */
export async function writeCompletion(
  db: Db,
  project: OpenProject,
  { projectId, runId, version, patch, details, requiredAnswers, requiredDetails }: Completion,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const answers = mergedAnswers(patch);
  const merged = sql`(r.details || ${JSON.stringify(details)}::jsonb)`;
  const { rowCount } = await runTogether(
    db,
    runId,
    sql`
    UPDATE respondents r
    SET state = 'completed', completed_at = ${at}::timestamptz, answers = ${answers}, details = ${merged},
      revision = r.revision + 1
    FROM projects p
    WHERE r.project_id = ${projectId} AND r.id = ${runId} AND r.state = 'answering' AND r.version = ${version}
      AND ${answers} ?& ${sql.param(requiredAnswers)}::text[] AND ${merged} ?& ${sql.param(requiredDetails)}::text[]
      AND p.id = r.project_id AND ${isCurrent(project)} AND ${takesAnswers(at)}`,
  );
  return rowCount === 1;
}
