import { deadlineFrom, type EndedBy, isLate, lastMoment, overAt } from '#domain/quiz/clock.ts';
import type { Turn } from '#domain/quiz/turns.ts';
import { availabilityOf } from '#features/projects/policy.ts';
import {
  type AdmissionRule,
  completedOf,
  fixDeadline,
  getRespondentRow,
  type RespondentRow,
} from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { endOfRun } from '../series/end-of-run.ts';
import { endRun } from './end-run.ts';

/** Somebody who is about to be served their questions: with a deadline from now on, or ended where that has passed. */
export async function onTheClock(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<RespondentRow> {
  const { clock } = project;
  const found = await endedIfOver(db, project, respondent, now, rules);
  if (found.state !== 'answering' || !clock || found.deadline !== null) return found;
  if (await isClosed(db, project, now)) return found;
  const ids = { projectId: project.id, respondentId: found.id };
  return { ...found, deadline: await fixDeadline(db, ids, deadlineFrom(clock, now)) };
}

/** Whoever runs out of time, or is closed upon, is ended where somebody looks at them; else by a job. */
export async function endedIfOver(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<RespondentRow> {
  const { id, projectId, secret, state, deadline, turn } = respondent;
  const { clock, endsAt, closedAt } = project;
  if (state !== 'answering') return respondent;
  const own =
    deadline &&
    (clock
      ? overAt({ clock, endsAt, closedAt, isClosed: await isClosed(db, project, now) }, deadline, now)
      : turn && leftBehind(project, { deadline, turn }, now));
  // Also where nobody was served a question: a round ends for whoever began it.
  const ofRound = roundOver(project, respondent, now);
  const over = own && ofRound ? (ofRound.at < own.at ? ofRound : own) : (own ?? ofRound);
  if (!over) return respondent;
  await endRun(db, project, respondent, over, now, rules);
  return await getRespondentRow(db, { projectId, respondentId: id, secret });
}

/**
 * Whoever left is over once all other questions would be too, as of the last that was before them. Nobody is whom it
 * closed upon before, as in a survey.
 */
function leftBehind(
  project: PublishedProject,
  { deadline, turn }: { deadline: Date; turn: Turn },
  now: Date,
): { at: Date; by: EndedBy } | undefined {
  const at = new Date(turn.until);
  if (project.questionSeconds === null || !isLate(deadline, now) || !isLate(at, now)) return undefined;
  return isClosedBefore(project, deadline) ? undefined : { at, by: 'deadline' };
}

/** What somebody had when their round ended is submitted as of then, unless the quiz closed before. */
function roundOver(
  project: PublishedProject,
  respondent: RespondentRow,
  now: Date,
): { at: Date; by: EndedBy } | undefined {
  const at = endOfRun(project, respondent);
  return at && isLate(at, now) && !isClosedBefore(project, at) ? { at, by: 'deadline' } : undefined;
}

function isClosedBefore({ endsAt, closedAt }: PublishedProject, moment: Date): boolean {
  return [endsAt, closedAt].some((end) => end !== null && end <= moment);
}

/** When somebody has to be done; null where no clock runs for them. */
export function lastMomentOf(project: PublishedProject, respondent: RespondentRow): Date | null {
  const { clock, endsAt, closedAt } = project;
  const { deadline } = respondent;
  if (!clock || !deadline) return null;
  const [own, ofRound] = [lastMoment({ clock, endsAt, closedAt }, deadline), endOfRun(project, respondent)];
  return ofRound && ofRound < own ? ofRound : own;
}

async function isClosed(db: Db, project: PublishedProject, now: Date): Promise<boolean> {
  const availability = availabilityOf(project, await completedOf(db, project), now);
  return availability === 'closed' || availability === 'full';
}
