import { pathOf } from '#domain/questionnaire/flow.ts';
import { mostAsked } from '#domain/questionnaire/logic/most-asked.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Asked, Questionnaire } from '#domain/questionnaire/schema.ts';
import { goesOn } from '#domain/quiz/clock.ts';
import { allOverAt, hasMore, isOver, nextQuestion, turnFrom } from '#domain/quiz/turns.ts';
import { askedDetails, availabilityOf, tellsDuring } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import {
  type AdmissionRule,
  completedOf,
  getRespondentRow,
  type RespondentRow,
  serveTurn,
} from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { inTheirOrder } from '../in-their-order.ts';
import { endRun } from './end-run.ts';
import { servedTo, standingOf, withTheirAnswers } from './served.ts';

const NOBODYS = { question: null, until: null, seconds: null };
const NONE_LEFT = { ...NOBODYS, step: 0, of: 0, atMost: false, more: false };

/** Somebody may look several times at once; one of these puts the next question before them. */
const LOOKS = 4;

/**
 * Somebody who is about to be served, with the question whose turn it is: its time runs from now on. Where none is left
 * they have submitted, unless they still say who they are.
 */
export async function inTurn(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<RespondentRow> {
  const { questionSeconds } = project;
  if (questionSeconds === null || respondent.state !== 'answering') return respondent;
  if (!(await takesMore(db, project, respondent, now))) return respondent;
  const questionnaire = inTheirOrder(await questionnaireOf(db, project.id, respondent.version), respondent);
  let found = respondent;
  for (let look = 0; look < LOOKS && found.state === 'answering'; look += 1) {
    const before = found.turn;
    if (before && !isOver(before, now)) return found;
    const next = nextQuestion(questionnaire, standingOf(found), before);
    if (!next) return await servedAll(db, project, found, now, rules);
    const turn = turnFrom(next, before, questionSeconds, now);
    const ids = { projectId: project.id, respondentId: found.id };
    const deadline = endsByItself(project)
      ? allOverAt(turn, placeOf(questionnaire, found, next.id), { questionSeconds, tells: tellsDuring(project) })
      : undefined;
    if (await serveTurn(db, ids, { before, turn, deadline })) return { ...found, turn, ...(deadline && { deadline }) };
    found = await again(db, found);
  }
  return found;
}

/** What somebody is told of the question before them, and of questionnaire and answers no more than they have seen. */
export function turnShown(
  project: PublishedProject,
  questionnaire: Asked,
  respondent: RespondentRow,
  { now, looksBack }: { now: Date; looksBack: boolean },
) {
  const { turn } = respondent;
  const standing = standingOf(respondent);
  if (project.questionSeconds === null) return { turn: null, ...withTheirAnswers(questionnaire, standing) };
  const ordered = inTheirOrder(questionnaire, respondent);
  const shown = servedTo(questionnaire, respondent);
  // What is over where the next one would have been served was the last.
  if (!turn || (isOver(turn, now) && !looksBack)) return { turn: NONE_LEFT, ...shown };
  const { question, until } = turn;
  return {
    turn: {
      ...(isOver(turn, now) ? NOBODYS : { question, until, seconds: project.questionSeconds }),
      ...placeOf(ordered, respondent, turn.question),
      more: hasMore(ordered, standing, turn),
    },
    ...shown,
  };
}

/** The how manieth of how many it is. */
function placeOf(ordered: Questionnaire, respondent: RespondentRow, question: string) {
  const { answers, facts } = standingOf(respondent);
  const asked = pathOf(ordered, answers, facts).asked.filter(isAsking);
  const { most, isCertain } = mostAsked(ordered, answers, facts, question, isAsking);
  return { step: asked.findIndex(({ id }) => id === question) + 1, of: most, atMost: !isCertain };
}

/**
 * Whether somebody who leaves has submitted once all their questions would have been over. A total time says so
 * itself, and whoever is asked who they are has not said it.
 */
function endsByItself(project: PublishedProject): boolean {
  return project.clock === null && askedDetails(project).length === 0;
}

async function takesMore(db: Db, project: PublishedProject, { deadline }: RespondentRow, now: Date): Promise<boolean> {
  const availability = availabilityOf(project, await completedOf(db, project), now);
  return availability === 'open' || (availability === 'closed' && goesOn(project, deadline, now));
}

/** Whoever answered the last one has submitted with that; on whom its time ran out, they have as of then. */
async function servedAll(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<RespondentRow> {
  const { turn } = respondent;
  if (!turn || askedDetails(project).length > 0) return respondent;
  const over = turn.saved ? ({ at: now, by: null } as const) : ({ at: new Date(turn.until), by: 'deadline' } as const);
  await endRun(db, project, respondent, over, now, rules);
  return await again(db, respondent);
}

function again(db: Db, { projectId, id, secret }: RespondentRow): Promise<RespondentRow> {
  return getRespondentRow(db, { projectId, respondentId: id, secret });
}
