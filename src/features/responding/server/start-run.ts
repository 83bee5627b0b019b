import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RunState } from '../contract.ts';
import { completeRun } from './complete-run.ts';
import { withinLimit } from './counting/within-limit.ts';
import { knownProject, loadOpenProject, type OpenProject } from './door/open-project.ts';
import { checkPollPassword } from './door/poll-password.ts';
import { limitStarts } from './door/start-rate.ts';
import { findRunById, findRunByOnceKey, findRunByStartKey, type RunRow } from './find-run.ts';
import { firstReply, newRun, type StartInput } from './new-run.ts';
import { toRef } from './respondent-ref.ts';
import { saveAnswers } from './save-answers.ts';
import { insertRun } from './statements/insert-run.ts';
import { untilTaken } from './until-taken.ts';
import type { Visitor } from './visitor.ts';

interface Started {
  _id: string;
  state: RunState;
  revision: number;
}

interface Start {
  projectId: string;
  visitor: Visitor;
  input: StartInput;
  now: Date;
}

/**
 * Starts a run, or takes a whole response at once. A start that is sent again, or that comes from somebody who may answer
 * once, goes on with the run there is.
 */
export async function startRun(
  db: Db,
  visitor: Visitor,
  projectId: string,
  input: StartInput,
  now: Date,
): Promise<Started> {
  limitStarts(projectId, visitor.ip, now);
  const started = await beginOrReplay(db, { projectId, visitor, input, now });
  visitor.rememberRun(projectId, started._id);
  return started;
}

/** What was taken once is answered the same, whatever has become of the project since. */
async function beginOrReplay(db: Db, start: Start): Promise<Started> {
  try {
    return await begin(db, start);
  } catch (error) {
    const { startKey } = start.visitor;
    if (!(error instanceof AppError) || startKey === undefined) throw error;
    const earlier = await findRunByStartKey(db, start.projectId, startKey);
    if (earlier) return replay(earlier, start);
    throw error;
  }
}

async function begin(db: Db, start: Start): Promise<Started> {
  const remembered = knownProject(start.projectId);
  // A password is tried once, against the project as it is.
  const isEasy = remembered !== undefined && remembered.privacy === 'public';
  const begun = isEasy ? await tryBegin(db, remembered, start).catch(lookAgain) : undefined;
  if (begun) return begun;
  return await untilTaken(async () => tryBegin(db, await loadOpenProject(db, start.projectId, start.now), start));
}

/** A refusal by remembered settings may be out of date, so it is never the last word. */
function lookAgain(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** Undefined when the project is not as it was thought to be. */
async function tryBegin(db: Db, project: OpenProject, start: Start): Promise<Started | undefined> {
  const { visitor, input, now } = start;
  await checkPollPassword(db, project, { password: input.poll_password, ip: visitor.ip }, now);
  const run = newRun(project, visitor, input);
  const write = (tx: Db) => insertRun(tx, project, run, now);
  const written = run.state === 'completed' ? await withinLimit(db, project, now, write) : await write(db);
  if (written)
    return { _id: toRef({ projectId: project.id, runId: run.id }), state: run.state, revision: run.revision };
  // Nobody else has the run's id: where it is found, a connection was lost on the way back and the write repeated.
  const same = await (run.startKey === null
    ? findRunById(db, { projectId: project.id, runId: run.id })
    : findRunByStartKey(db, project.id, run.startKey));
  if (same) return replay(same, start);
  const own = run.onceKey === null ? undefined : await findRunByOnceKey(db, project.id, run.onceKey);
  return own && (await goOn(db, own, start));
}

function replay(run: RunRow, { projectId, input }: Start): Started {
  const first = firstReply(input);
  if (first.state === 'completed' && run.state !== 'completed')
    throw new AppError('conflict', { message: 'keyReused' });
  return { _id: toRef({ projectId, runId: run.id }), ...first };
}

/** Somebody who may answer once is led back to the run they have, and told so when it is done. */
async function goOn(db: Db, run: RunRow, { projectId, input, now }: Start): Promise<Started> {
  if (run.state === 'completed') throw new AppError('conflict', { message: 'alreadyAnswered' });
  const ref = toRef({ projectId, runId: run.id });
  const { answers, details, complete } = input;
  if (complete) {
    await completeRun(db, ref, { answers, details }, now);
    return { _id: ref, state: 'completed', revision: run.revision + 1 };
  }
  if (!answers) return { _id: ref, state: run.state, revision: run.revision };
  const { revision } = await saveAnswers(db, ref, { answers }, now);
  return { _id: ref, state: run.state, revision };
}
