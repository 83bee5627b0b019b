import { sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import type { Db } from '#kit/server/db.ts';
import { runTogether } from '#kit/server/together/run-together.ts';
import type { RunState } from '../contract.ts';
import { isCurrent, takesAnswers } from './is-current.ts';
import type { OpenProject } from './open-project.ts';
import type { Details } from './read-details.ts';

export interface NewRun {
  id: string;
  state: RunState;
  locale: string;
  answers: Answers;
  details: Details;
  source: Record<string, string>;
  revision: number;
  startKey: string | null;
  onceKey: string | null;
  userId: string | null;
}

/**
 * Writes a run, finished or not, if the project is as remembered and open at this moment and nobody's earlier start
 * stands in the way; one statement judges all of it. False when nothing was written.
 */
export async function insertRun(db: Db, project: OpenProject, run: NewRun, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rowCount } = await runTogether(
    db,
    run.startKey ?? run.id,
    sql`
    INSERT INTO respondents (project_id, id, version, state, locale, answers, details, source, revision, start_key, once_key,
      user_id, started_at, completed_at)
    SELECT p.id, ${run.id}::uuid, p.version, ${run.state}::text, ${run.locale}::text, ${JSON.stringify(run.answers)}::jsonb,
      ${JSON.stringify(run.details)}::jsonb, ${JSON.stringify(run.source)}::jsonb, ${run.revision}::int, ${run.startKey}::text,
      ${run.onceKey}::text, ${run.userId}::uuid, ${at}::timestamptz, ${run.state === 'completed' ? at : null}::timestamptz
    FROM projects p WHERE p.id = ${project.id} AND ${isCurrent(project)} AND ${takesAnswers(at)}
    ON CONFLICT DO NOTHING`,
  );
  return rowCount === 1;
}
