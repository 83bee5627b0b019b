import type { Answers } from '#domain/answers/answer.ts';
import { takesAnswers } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { runTogether } from '#kit/server/database/together/run-together.ts';
import type { respondents } from '../tables.ts';
import { alsoIf, type Condition, isCurrent, type ProjectAsRead } from './conditions.ts';

export interface NewRespondent {
  id: string;
  state: (typeof respondents.$inferInsert)['state'];
  locale: string;
  answers: Answers;
  details: Readonly<Record<string, string | undefined>>;
  source: Record<string, string>;
  revision: number;
  startKey: string | null;
  onceKey: string | null;
  userId: string | null;
}

const INSERT = `
  INSERT INTO respondents (project_id, id, version, state, locale, answers, details, source, revision, start_key, once_key,
    user_id, started_at, completed_at)
  SELECT p.id, $2::uuid, p.version, $3::text, $4::text, $5::jsonb, $6::jsonb, $7::jsonb, $8::int, $9::text, $10::text,
    $11::uuid, $12::timestamptz, CASE WHEN $3::text = 'completed' THEN $12::timestamptz END
  FROM projects p WHERE p.id = $1::uuid AND ${isCurrent('$13', '$14')} AND ${takesAnswers('$12')}`;

/**
 * Writes a respondent, finished or not, if the project is as remembered and open at this moment, the conditions hold and nobody's
 * earlier start stands in the way; one statement judges all of it. False when nothing was written.
 */
export async function insertRespondent(
  db: Db,
  project: ProjectAsRead,
  respondent: NewRespondent,
  conditions: readonly Condition[],
  now: Date,
): Promise<boolean> {
  const content = [respondent.answers, respondent.details, respondent.source].map((each) => JSON.stringify(each));
  const values: unknown[] = [
    project.id,
    respondent.id,
    respondent.state,
    respondent.locale,
    ...content,
    respondent.revision,
    respondent.startKey,
    respondent.onceKey,
    respondent.userId,
    now.toISOString(),
    project.revision,
    project.version,
  ];
  const statement = `${INSERT}${alsoIf(conditions, values)} ON CONFLICT DO NOTHING`;
  const { rowCount } = await runTogether(db, respondent.startKey ?? respondent.id, statement, values);
  return rowCount === 1;
}
