import {
  type AdmissionRule,
  findRespondentById,
  findRespondentByOnceKey,
  findRespondentByStartKey,
  insertRespondent,
  type Marks,
  type RespondentRow,
  toRef,
} from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentState } from '../contract.ts';
import { knownProject, loadOpenProject, type OpenProject } from './admission/open-project.ts';
import { limitStarts } from './admission/start-rate.ts';
import { completeRespondent } from './complete-respondent.ts';
import { firstReply, newRespondent, type StartInput } from './new-respondent.ts';
import { saveAnswers } from './save-answers.ts';
import { takeStep, writeByRules } from './take-step.ts';
import type { Visitor } from './visitor.ts';

interface Started {
  _id: string;
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
 * Starts a respondent, or takes a whole response at once. A start that is sent again, or that comes from somebody who may answer
 * once, goes on with the respondent who is there.
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
    const earlier = await findRespondentByStartKey(db, start.projectId, startKey);
    if (earlier) return replay(earlier, start);
    throw error;
  }
}

async function begin(db: Db, start: Start): Promise<Started> {
  const remembered = knownProject(start.projectId);
  const mustLook = remembered && start.rules.some((rule) => rule.judgesPresent && rule.appliesTo(remembered));
  return await takeStep({
    remembered: mustLook ? undefined : remembered,
    attempt: (project) => tryBegin(db, project, start),
    look: async () => ({ known: await loadOpenProject(db, start.projectId, start.now) }),
  });
}

/** Undefined when the project is not as it was thought to be. */
async function tryBegin(db: Db, project: OpenProject, start: Start): Promise<Started | undefined> {
  const { rules, visitor, input, now } = start;
  const respondent = newRespondent(project, visitor, input, await marksOf(db, project, start));
  const { id, state, revision } = respondent;
  const written = await writeByRules(
    db,
    {
      rules,
      project,
      respondentId: id,
      steps: state === 'completed' ? ['start', 'complete'] : ['start'],
      write: async (tx, conditions) => (await insertRespondent(tx, project, respondent, conditions, now)) || undefined,
    },
    now,
  );
  if (written) return { _id: toRef({ projectId: project.id, respondentId: id }), state, revision };
  // Nobody else has the respondent's id: where it is found, a connection was lost on the way back and the write repeated.
  const same = await (respondent.startKey === null
    ? findRespondentById(db, { projectId: project.id, respondentId: id })
    : findRespondentByStartKey(db, project.id, respondent.startKey));
  if (same) return replay(same, start);
  const own =
    respondent.onceKey === null ? undefined : await findRespondentByOnceKey(db, project.id, respondent.onceKey);
  return own && (await resume(db, own, start));
}

/** What the project's rules have to say before anything is written. */
async function marksOf(db: Db, project: OpenProject, { rules, visitor, input, now }: Start): Promise<Marks> {
  const starter = { ...visitor, pollPassword: input.poll_password };
  const marks: Marks = {};
  for (const rule of rules) {
    if (rule.appliesTo(project)) Object.assign(marks, await rule.look?.(db, project, starter, now));
  }
  return marks;
}

function replay(respondent: RespondentRow, { projectId, input }: Start): Started {
  const first = firstReply(input);
  if (first.state === 'completed' && respondent.state !== 'completed')
    throw new AppError('conflict', { message: 'keyReused' });
  return { _id: toRef({ projectId, respondentId: respondent.id }), ...first };
}

/** Somebody who may answer once is led back to where they are, and told so when it is done. */
async function resume(db: Db, respondent: RespondentRow, { projectId, input, now, rules }: Start): Promise<Started> {
  if (respondent.state === 'completed') throw new AppError('conflict', { message: 'alreadyAnswered' });
  const ref = toRef({ projectId, respondentId: respondent.id });
  const { answers, details, complete } = input;
  if (complete) {
    await completeRespondent(db, ref, { answers, details }, now, rules);
    return { _id: ref, state: 'completed', revision: respondent.revision + 1 };
  }
  if (!answers) return { _id: ref, state: respondent.state, revision: respondent.revision };
  const { revision } = await saveAnswers(db, ref, { answers }, now, rules);
  return { _id: ref, state: respondent.state, revision };
}
