import type { RespondentState } from '#domain/answers/respondent-state.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { isLocale, localizePath } from '#domain/text/locale.ts';
import { attemptsAt } from '#features/projects/policy.ts';
import {
  type AdmissionRule,
  type CountedPlace,
  findRespondentByAttempt,
  findRespondentByOnceKey,
  findRespondentByRef,
  findRespondentByStartKey,
  insertRespondent,
  type Marks,
  type NewRespondent,
  type RespondentRow,
  refOf,
} from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { sha256 } from '#kit/server/ids.ts';
import { fingerprintOf } from '#kit/server/repeating/fingerprint.ts';
import { requireSame } from '#kit/server/repeating/require-same.ts';
import { takingPartPaths } from '../../paths.ts';
import { mayGoOnAs } from '../../policy.ts';
import { knownProject, loadOpenProject, type OpenProject } from '../admission/open-project.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { limitStarts } from '../admission/start-rate.ts';
import { endedIfOver } from '../clock/on-the-clock.ts';
import { completeInPlaces } from '../completing/complete-in-places.ts';
import { completeRespondent } from '../completing/complete-respondent.ts';
import { refuseKeyOfSave } from '../saving/key-of-save.ts';
import { saveAnswers } from '../saving/save-answers.ts';
import { conditionsOf, takeStep } from '../take-step.ts';
import type { Visitor } from '../visitor.ts';
import { firstRevision, newRespondent, type StartInput } from './new-respondent.ts';

interface Started {
  _id: string;
  responseId: string;
  link: string;
  state: RespondentState;
  revision: number;
}

interface Start {
  projectId: string;
  visitor: Visitor;
  input: StartInput;
  now: Date;
  rules: readonly AdmissionRule[];
}

/**
 * Starts a respondent, or takes a whole response at once. A start that is sent again, or that comes from somebody who
 * may answer once, goes on with the respondent who is there.
 */
export async function startRespondent(
  db: Db,
  visitor: Visitor,
  projectId: string,
  input: StartInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Started> {
  limitStarts(projectId, visitor.ip, now);
  const started = await beginOrReplay(db, { projectId, visitor, input, now, rules });
  visitor.rememberRespondent(projectId, started._id);
  return started;
}

/** What was taken once is answered the same, whatever has become of the project since. */
async function beginOrReplay(db: Db, start: Start): Promise<Started> {
  try {
    return await begin(db, start);
  } catch (error) {
    const { startKey } = start.visitor;
    if (!(error instanceof AppError) || startKey === undefined) throw error;
    const earlier = await findRespondentByStartKey(db, start.projectId, sha256(startKey));
    if (earlier && mayGoOnAs(earlier.userId, start.visitor.actor)) return replay(earlier, start);
    throw error;
  }
}

async function begin(db: Db, start: Start): Promise<Started> {
  const remembered = knownProject(start.projectId);
  const readsFirst = remembered && start.rules.some((rule) => rule.readsProjectFirst && rule.appliesTo(remembered));
  return await takeStep({
    remembered: readsFirst ? undefined : remembered,
    attempt: (project) => tryBegin(db, project, start),
    look: async () => ({ known: await loadOpenProject(db, start.projectId, start.now) }),
  });
}

/** Undefined when the project is not as it was thought to be. */
async function tryBegin(db: Db, project: OpenProject, start: Start): Promise<Started | undefined> {
  const { visitor, input } = start;
  // Who goes on with the respondent who is there starts as if it were a save.
  if (project.onePer === 'nobody' && !attemptsAt(project)) await refuseKeyOfSave(db, visitor, project.id);
  const respondent = newRespondent(project, visitor, input, await marksOf(db, project, start));
  const { id, revision } = respondent;
  const written = await writeStart(db, project, respondent, start);
  if (written) return { ...whoIs({ ...respondent, projectId: project.id }, visitor), state: written, revision };
  // Nobody else has the respondent's ref: where it is found, a connection
  // was lost on the way back and the write repeated.
  const same = await (respondent.startKey === null
    ? findRespondentByRef(db, { projectId: project.id, respondentId: id, secret: respondent.secret })
    : findRespondentByStartKey(db, project.id, respondent.startKey));
  if (same) return replay(same, start);
  const own = await findOwn(db, project.id, respondent);
  // Nobody is led back to what their time is up for: the next look finds it ended.
  if (own && (await hasRunOut(db, project, own, start))) return undefined;
  if (own && attemptsAt(project)) refuseUnderWay(own, start);
  return own && (await resume(db, own, start));
}

/** Whether somebody's time was up who has not ended, until now; a round may end before a deadline, or without one. */
async function hasRunOut(db: Db, { series }: OpenProject, own: RespondentRow, { now, rules }: Start): Promise<boolean> {
  const isPast = own.deadline !== null && own.deadline <= now;
  if (own.state !== 'answering' || !(isPast || series)) return false;
  const published = await findPublishedProject(db, own.projectId);
  return published !== undefined && (await endedIfOver(db, published, own, now, rules)).state !== 'answering';
}

/** An attempt on the way takes nothing under a start's key: once it is submitted, the key would make another. */
function refuseUnderWay({ state }: RespondentRow, { visitor, input }: Start): void {
  if (state === 'answering' && visitor.startKey !== undefined && (input.answers || input.complete))
    throw new AppError('conflict', { message: 'attemptUnderWay' });
}

/** Whom the start would have been, where they are there. */
async function findOwn(
  db: Db,
  projectId: string,
  { onceKey, userId, attempt, round }: NewRespondent,
): Promise<RespondentRow | undefined> {
  const once = onceKey === null ? undefined : await findRespondentByOnceKey(db, projectId, onceKey);
  if (once || userId === null || attempt === null) return once;
  return await findRespondentByAttempt(db, projectId, { userId, attempt, round });
}

/** The state in which the respondent was written; undefined where nothing was. */
async function writeStart(
  db: Db,
  project: OpenProject,
  respondent: NewRespondent,
  { rules, now }: Start,
): Promise<RespondentState | undefined> {
  const { state } = respondent;
  const steps = state === 'completed' ? (['start', 'complete'] as const) : (['start'] as const);
  const conditions = conditionsOf(rules, project, steps, now);
  if (state !== 'completed') {
    const { isWritten } = await insertRespondent(db, project, respondent, conditions, now);
    return isWritten ? state : undefined;
  }
  const completing = {
    ...{ rules, project, submitted: { answers: respondent.answers, facts: factsOf(respondent) } },
    write: (tx: Db, places: readonly CountedPlace[]) =>
      insertRespondent(tx, project, respondent, conditions, now, places),
    writeOverQuota: (quotaId: string) =>
      insertRespondent(db, project, { ...respondent, state: 'over_quota', quotaId }, [], now),
    requireTaking: () => loadOpenProject(db, project.id, now),
  };
  return await completeInPlaces(db, completing, now);
}

/** What the project's rules have to say before anything is written. */
async function marksOf(db: Db, project: OpenProject, { rules, visitor, input, now }: Start): Promise<Marks> {
  const isWhole = input.complete === true;
  const bringsAnswers = Object.keys(input.answers ?? {}).length > 0;
  const starter = {
    ...visitor,
    pollPassword: input.poll_password,
    isWhole,
    bringsAnswers,
    questions: input.questions,
    round: input.round,
  };
  const marks: Marks = {};
  for (const rule of rules) {
    if (rule.appliesTo(project)) Object.assign(marks, await rule.judge?.(db, project, starter, now));
  }
  return marks;
}

/** By what the respondent, and by what owners and files, know who this is. */
function whoIs(
  respondent: Pick<RespondentRow, 'projectId' | 'id' | 'secret'> & { locale: string },
  { publicUrl }: Visitor,
): Pick<Started, '_id' | 'responseId' | 'link'> {
  const { projectId, id, locale } = respondent;
  const _id = refOf(respondent);
  const path = takingPartPaths.questions(projectId, _id);
  return { _id, responseId: id, link: `${publicUrl}${isLocale(locale) ? localizePath(path, locale) : path}` };
}

/** The same start once more; with other content it is refused, for its key is taken. */
function replay(respondent: RespondentRow, { input, visitor }: Start): Started {
  if (!mayGoOnAs(respondent.userId, visitor.actor)) throw new AppError('conflict', { message: 'keyReused' });
  if (visitor.startKey !== undefined && respondent.startPrint) {
    requireSame(respondent.startPrint, fingerprintOf(visitor.startKey, input));
  }
  // A whole response never changes.
  const state = input.complete ? respondent.state : 'answering';
  return { ...whoIs(respondent, visitor), state, revision: firstRevision(input) };
}

/** Somebody who may answer once is led back to where they are, and told so when it is done. */
async function resume(db: Db, respondent: RespondentRow, { visitor, input, now, rules }: Start): Promise<Started> {
  if (respondent.state !== 'answering') throw new AppError('conflict', { message: 'alreadyAnswered' });
  if (!mayGoOnAs(respondent.userId, visitor.actor)) throw new AppError('conflict', { message: 'begunByAnother' });
  const who = whoIs(respondent, visitor);
  const { answers, details, complete } = input;
  if (complete) {
    const { state } = await completeRespondent(db, who._id, { answers, details, key: visitor.startKey }, now, rules);
    return { ...who, state, revision: respondent.revision + 1 };
  }
  if (!answers) return { ...who, state: respondent.state, revision: respondent.revision };
  const { revision } = await saveAnswers(db, who._id, { answers, key: visitor.startKey }, now, rules);
  return { ...who, state: respondent.state, revision };
}
