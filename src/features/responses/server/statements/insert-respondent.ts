import type { Answers } from '#domain/answers/answer.ts';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import type { Locale } from '#domain/text/locale.ts';
import { takesAnswers } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bind, OneAtATime } from '#kit/server/database/together/run-together.ts';
import type { Fingerprint } from '#kit/server/repeating/fingerprint.ts';
import type { respondents } from '../tables.ts';
import { alsoIf, type Condition, isCurrent, type ProjectAsRead } from './conditions.ts';
import { type CountedPlace, type Outcome, runTakingPlaces, takingPlaces } from './places.ts';

export interface NewRespondent {
  id: string;
  secret: string;
  state: (typeof respondents.$inferInsert)['state'];
  locale: Locale;
  answers: Answers;
  offPath: Answers | null;
  untouched: Answers | null;
  details: Readonly<Record<string, string | undefined>>;
  source: Record<string, string>;
  hiddenValues: HiddenValues;
  revision: number;
  startKey: string | null;
  startPrint: Fingerprint | null;
  onceKey: string | null;
  userId: string | null;
  attempt: number | null;
  /** Of a quiz with rounds: which of them; empty elsewhere. */
  round: string;
  /** Of practice: what they are asked; null where that is everything. */
  picked: readonly string[] | null;
  /** When their time is up, where that is known as they start; null elsewhere. */
  deadline: Date | null;
  /** Of one over quota. */
  quotaId: string | null;
}

/**
 * Writes a respondent, finished or not, if the project is as remembered and open at this moment, the conditions hold
 * nobody's earlier start stands in the way and every place is free that it takes; one statement judges all of it.
 */
export async function insertRespondent(
  db: Db,
  project: ProjectAsRead,
  respondent: NewRespondent,
  conditions: readonly Condition[],
  now: Date,
  places: readonly CountedPlace[] = [],
): Promise<Outcome> {
  const { at, bound, values } = bind({
    project: project.id,
    id: new OneAtATime(respondent.id),
    state: respondent.state,
    locale: respondent.locale,
    answers: JSON.stringify(respondent.answers),
    offPath: respondent.offPath && JSON.stringify(respondent.offPath),
    untouched: respondent.untouched && JSON.stringify(respondent.untouched),
    details: JSON.stringify(respondent.details),
    source: JSON.stringify(respondent.source),
    hiddenValues: JSON.stringify(respondent.hiddenValues),
    revision: respondent.revision,
    startKey: respondent.startKey === null ? null : new OneAtATime(respondent.startKey),
    onceKey: respondent.onceKey,
    user: respondent.userId,
    attempt: respondent.attempt,
    round: respondent.round,
    quota: respondent.quotaId,
    deadline: respondent.deadline?.toISOString() ?? null,
    picked: respondent.picked && JSON.stringify(respondent.picked),
    now: now.toISOString(),
    projectRevision: project.revision,
    projectVersion: project.version,
    secret: respondent.secret,
    startPrint: respondent.startPrint && JSON.stringify(respondent.startPrint),
  });
  const taking = takingPlaces(places, project.id, bound);
  const writing = `
    INSERT INTO respondents (project_id, id, version, state, locale, answers, off_path, untouched, details, source,
      hidden_values, revision, start_key, once_key, user_id, attempt, round, quota_id, drawn, deadline,
      started_at, touched_at, completed_at, secret, start_print)
    SELECT p.id, ${at.id}::uuid, p.version, ${at.state}::text, ${at.locale}::text, ${at.answers}::jsonb,
      ${at.offPath}::jsonb, ${at.untouched}::jsonb, ${at.details}::jsonb, ${at.source}::jsonb,
      ${at.hiddenValues}::jsonb,
      ${at.revision}::int, ${at.startKey}::text, ${at.onceKey}::text, ${at.user}::uuid, ${at.attempt}::int, ${at.round}::text, ${at.quota}::text, ${at.picked}::jsonb, ${at.deadline}::timestamptz,
      ${at.now}::timestamptz, ${at.now}::timestamptz,
      CASE WHEN ${at.state}::text <> 'answering' THEN ${at.now}::timestamptz END, ${at.secret}::uuid, ${at.startPrint}::jsonb
    FROM projects p
    WHERE p.id = ${at.project}::uuid AND ${isCurrent(at.projectRevision, at.projectVersion)} AND ${takesAnswers(at.now)}
      ${alsoIf([...conditions, ...taking.conditions], bound)}
    ON CONFLICT DO NOTHING`;
  return await runTakingPlaces(db, taking.around(writing), values, places);
}
