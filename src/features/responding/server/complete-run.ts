import { applyPatch, readAnswers } from '#domain/answers/read-answers.ts';
import { missingRequired } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { completeRun as endpoint, RunState } from '../contract.ts';
import { answerProblems, missingFields, refuseProblems } from './check-submission.ts';
import { withinLimit } from './counting/within-limit.ts';
import { knownProject, loadOpenProject, type OpenProject } from './door/open-project.ts';
import { getRunRow, idsOf, type RunRow } from './find-run.ts';
import { questionnaireOf } from './questionnaire-of.ts';
import { readDetails, requiredDetails } from './read-details.ts';
import type { RunIds } from './respondent-ref.ts';
import { writeCompletion } from './statements/write-completion.ts';
import { untilTaken } from './until-taken.ts';

type CompleteInput = Received<typeof endpoint>['body'];

interface Completed {
  _id: string;
  state: RunState;
  completedAt: string;
}

/** What a run is completed by: the settings as they are now, and the version that it was started with. */
interface Asked {
  project: OpenProject;
  version: number;
  questionnaire: Questionnaire;
}

/** Submits a response: exactly once, within every limit, and only whole. Asked again, it answers the same. */
export async function completeRun(db: Db, ref: string, input: CompleteInput, now: Date): Promise<Completed> {
  const ids = idsOf(ref);
  const completed: Completed = { _id: ref, state: 'completed', completedAt: now.toISOString() };
  const likely = knownProject(ids.projectId);
  const atOnce = likely && { project: likely, version: likely.version, questionnaire: likely.questionnaire };
  if (atOnce && (await tryComplete(db, ids, atOnce, input, now))) return completed;
  return await untilTaken(async () => {
    const run = await getRunRow(db, ids);
    if (run.completedAt) return { ...completed, completedAt: run.completedAt.toISOString() };
    const project = await loadOpenProject(db, ids.projectId, now);
    const questionnaire = await questionnaireOf(db, ids.projectId, run.version);
    const asked = { project, version: run.version, questionnaire };
    requireWhole(run, asked, input);
    return (await tryComplete(db, ids, asked, input, now)) ? completed : undefined;
  });
}

/** Names everything that is wrong or missing, where the statement that completes could only say no. */
function requireWhole(run: RunRow, { project, questionnaire }: Asked, input: CompleteInput): void {
  const reading = readAnswers(questionnaire, input.answers ?? {});
  const { details, problems } = readDetails(project, input.details ?? {});
  refuseProblems(answerProblems(reading), problems);
  const given = { ...run.details, ...details };
  const answers = applyPatch(run.answers, reading.patch);
  refuseProblems(missingFields(questionnaire, answers, { required: requiredDetails(project), given }));
}

/** False when the response is not whole, or the run or project is not as thought; then nothing was written. */
async function tryComplete(
  db: Db,
  ids: RunIds,
  { project, version, questionnaire }: Asked,
  input: CompleteInput,
  now: Date,
): Promise<boolean> {
  const reading = readAnswers(questionnaire, input.answers ?? {});
  const { details, problems } = readDetails(project, input.details ?? {});
  if (Object.keys(reading.problems).length > 0 || Object.keys(problems).length > 0) return false;
  const completion = {
    ...ids,
    version,
    patch: reading.patch,
    details,
    // What is missing while nothing is answered: the statement itself sees whether all of it is there by now.
    requiredAnswers: missingRequired(questionnaire, {}),
    requiredDetails: requiredDetails(project),
  };
  return await withinLimit(db, project, now, (tx) => writeCompletion(tx, project, completion, now));
}
