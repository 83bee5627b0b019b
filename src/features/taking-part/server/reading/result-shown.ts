import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { goesOn } from '#domain/quiz/clock.ts';
import { practiceResultOf } from '#domain/quiz/practice/practice-result.ts';
import { resultOf } from '#domain/quiz/result.ts';
import type { Result } from '#domain/quiz/result-schema.ts';
import { momentOf } from '#domain/quiz/reveal.ts';
import type { Locale } from '#domain/text/locale.ts';
import { availabilityOf, hasEnded } from '#features/projects/policy.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { completedOf, isAnyoneOnTheClock, type RespondentRow } from '#features/responses/public.ts';
import { ON_ITS_WAY_MS } from '#kit/server/api/arrival.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { inTheirOrder } from '../in-their-order.ts';

/**
 * What somebody who submitted a quiz is shown of it at this moment, in the language that they read; null for nothing.
 * The one place where what a key says is told to those who take part; whether they passed is told by `hasPassed`.
 */
export async function resultShown(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  locale: Locale,
  now: Date,
): Promise<Result | null> {
  if (project.kind !== 'quiz' || respondent.state !== 'completed') return null;
  if (project.practice) return await practiceResult(db, project, respondent, locale);
  const { reveal } = project;
  if (!reveal) return null;
  const isClosed = await isClosedToAll(db, project, now);
  const shown = reveal[momentOf(respondent.completedAt ?? now, isClosed, now)];
  if (shown.length === 0) return null;
  const { marking, ...asked } = inTheirOrder(await keyedQuestionnaireOf(db, project.id, respondent), respondent);
  if (!marking) return null;
  const { answers, handMarks } = respondent;
  const answered = { answers, byHand: handMarks, facts: factsOf(respondent), locale };
  return resultOf({ ...asked, marking }, answered, shown);
}

/** Whether whoever submitted at that moment is shown their marks by now; some time ago unless told. */
export async function showsMarksNow(
  db: Db,
  project: PublishedProject,
  now: Date,
  completedAt: Date = new Date(0),
): Promise<boolean> {
  const { reveal } = project;
  if (!reveal) return false;
  const isClosed = await isClosedToAll(db, project, now);
  return reveal[momentOf(completedAt, isClosed, now)].includes('marks');
}

/**
 * Whether nobody answers any more: whoever still does, or whose answers are on their way, could be told of the key.
 * What began to arrive in time is taken once all of it is there, so everything is over that long after the last moment.
 */
export async function isClosedToAll(db: Db, project: PublishedProject, now: Date): Promise<boolean> {
  const availability = availabilityOf(project, await completedOf(db, project), now);
  if (availability !== 'closed' && availability !== 'full') return false;
  const begun = new Date(now.getTime() - ON_ITS_WAY_MS);
  if (hasEnded(project, now) && !hasEnded(project, begun)) return false;
  return !(goesOn(project, begun, begun) && (await isAnyoneOnTheClock(db, project.id, begun)));
}

/** In practice all of it was told on the way. */
async function practiceResult(
  db: Db,
  { id, practice }: PublishedProject,
  respondent: RespondentRow,
  locale: Locale,
): Promise<Result | null> {
  const { marking, ...asked } = inTheirOrder(await keyedQuestionnaireOf(db, id, respondent), respondent);
  if (!marking) return null;
  const { tries, answers } = respondent;
  const how = { retryPenalty: practice?.retryPenalty ?? null, locale };
  return practiceResultOf({ ...asked, marking }, { tries: tries ?? {}, answers, facts: factsOf(respondent), ...how });
}
