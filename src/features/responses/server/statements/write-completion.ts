import type { EndedState } from '#domain/answers/respondent-state.ts';
import type { EndedBy } from '#domain/quiz/clock.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bind, OneAtATime } from '#kit/server/database/together/run-together.ts';
import type { ParsedRef } from '../respondent-ref.ts';
import { type AnswersToComplete, completedAnswers } from './completed-answers.ts';
import { alsoIf, type Condition, isCurrent, type ProjectAsRead, takesAnswersOf } from './conditions.ts';
import { isFreeKey } from './keys.ts';
import { type CountedPlace, type Outcome, runTakingPlaces, takingPlaces } from './places.ts';

interface Completion extends ParsedRef {
  /** How it ends. */
  state: EndedState;
  /** Of one over quota. */
  quotaId: string | null;
  /** What ends it in the respondent's stead, as of a moment that was reckoned: closed or not. */
  endedBy: EndedBy | null;
  version: number;
  answers: AnswersToComplete;
  details: Readonly<Record<string, string | undefined>>;
  requiredDetails: readonly string[];
  /** A digest of the call's key. */
  key: string | null;
}

/**
 * One statement decides and writes. Nothing is written when the respondent cannot be completed so: done, not whole, key
 * taken before, no room, other answers by now, closed, settings changed, no place left.
 */
export async function writeCompletion(
  db: Db,
  project: ProjectAsRead,
  {
    projectId,
    respondentId,
    secret,
    state,
    quotaId,
    endedBy,
    version,
    answers,
    details,
    requiredDetails,
    key,
  }: Completion,
  conditions: readonly Condition[],
  now: Date,
  places: readonly CountedPlace[] = [],
): Promise<Outcome> {
  const { at, bound, values } = bind({
    project: projectId,
    respondent: new OneAtATime(respondentId),
    state,
    quota: quotaId,
    endedBy,
    version,
    secret,
    details: JSON.stringify(details),
    requiredDetails,
    key,
    now: now.toISOString(),
    projectRevision: project.revision,
    projectVersion: project.version,
  });
  const { set, condition } = completedAnswers(answers, bound);
  const allDetails = `(r.details || ${at.details}::jsonb)`;
  const taking = takingPlaces(places, project.id, bound);
  const writing = `
    UPDATE respondents r
    SET state = ${at.state}::text, completed_at = ${at.now}::timestamptz, quota_id = ${at.quota}::text,
      ended_by = ${at.endedBy}::text, ${set}, details = ${allDetails},
      revision = r.revision + 1
    FROM projects p
    WHERE r.project_id = ${at.project}::uuid AND r.id = ${at.respondent}::uuid AND r.state = 'answering'
      AND r.secret = ${at.secret}::uuid AND r.version = ${at.version}::int
      AND ${isFreeKey(at.key)} AND ${condition} AND ${allDetails} ?& ${at.requiredDetails}::text[]
      AND p.id = r.project_id AND ${isCurrent(at.projectRevision, at.projectVersion)} AND (${at.endedBy}::text IS NOT NULL OR ${takesAnswersOf(at.now)})
      ${alsoIf([...conditions, ...taking.conditions], bound)}`;
  return await runTakingPlaces(db, taking.around(writing), values, places);
}
