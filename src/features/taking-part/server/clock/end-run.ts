import type { EndedState } from '#domain/answers/respondent-state.ts';
import { endOf } from '#domain/questionnaire/closings/closing-of.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { EndedBy } from '#domain/quiz/clock.ts';
import { questionnaireOf, takesAnswers } from '#features/projects/public.ts';
import {
  type AdmissionRule,
  type Condition,
  type CountedPlace,
  type RespondentRow,
  writeCompletion,
} from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { byPath } from '../by-path.ts';
import { completeInPlaces } from '../completing/complete-in-places.ts';
import { answersServed } from './served.ts';

interface Over {
  /** What is written down as its end. */
  at: Date;
  /** Null where whoever answered had nothing left to answer. */
  by: EndedBy | null;
}

/** Places that nobody counted yet are counted by the next look. Whoever is not ended by then is looked at again. */
const LOOKS = 3;

/**
 * Submits what somebody had answered, in their stead. Where no place is left it takes none and ends as over quota.
 * Nothing happens where they, or somebody else in their stead, were quicker.
 */
export async function endRun(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  { at, by }: Over,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<void> {
  const { projectId, id: respondentId, secret, version, revision } = respondent;
  const questionnaire = await questionnaireOf(db, projectId, version);
  const facts = factsOf(respondent);
  const answers = project.questionSeconds === null ? respondent.answers : answersServed(questionnaire, respondent);
  const sorted = byPath(questionnaire, answers, facts, respondent.untouched ?? {});
  const conditions = by === 'close' ? [hasClosed(now)] : [];
  const write = (through: Db, state: EndedState, quotaId: string | null, places: readonly CountedPlace[] = []) => {
    const who = { projectId, respondentId, secret, version, key: null };
    const how = { state, quotaId, endedBy: by, details: {}, requiredDetails: [], answers: { ...sorted, revision } };
    return writeCompletion(through, project, { ...who, ...how }, conditions, at, places);
  };
  const end = endOf(questionnaire, answers, facts);
  if (end !== 'completed') return void (await write(db, end, null));
  let isFull = false;
  const completing = {
    ...{ rules, project, submitted: { answers: sorted.onPath, facts } },
    write: (through: Db, places: readonly CountedPlace[]) => write(through, 'completed', null, places),
    writeOverQuota: (quotaId: string) => write(db, 'over_quota', quotaId),
    async requireTaking(stands: boolean) {
      isFull = stands;
    },
  };
  for (let look = 0; look < LOOKS && !isFull; look += 1) {
    if (await completeInPlaces(db, completing, now)) return;
  }
  if (isFull) await write(db, 'over_quota', null);
}

/** Opened again in between, it goes on. */
function hasClosed(now: Date): Condition {
  return (bound) => `NOT (${takesAnswers(bound(now.toISOString()))})`;
}
