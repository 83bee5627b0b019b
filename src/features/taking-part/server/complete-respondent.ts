import { applyPatch, readAnswers } from '#domain/answers/read-answers.ts';
import { missingRequired } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import {
  getRespondentRow,
  idsOf,
  type RespondentIds,
  type RespondentRow,
  writeCompletion,
} from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { completeRespondent as endpoint, RespondentState } from '../contract.ts';
import { knownProject, loadOpenProject, type OpenProject } from './admission/open-project.ts';
import { answerProblems, missingFields, refuseProblems } from './check-submission.ts';
import { readDetails, requiredDetails } from './read-details.ts';
import { untilTaken } from './until-taken.ts';
import { withinLimit } from './within-limit.ts';

type CompleteInput = Received<typeof endpoint>['body'];

interface Completed {
  _id: string;
  state: RespondentState;
  completedAt: string;
}

/** What a respondent is completed by: the settings as they are now, and the version that they started with. */
interface Asked {
  project: OpenProject;
  version: number;
  questionnaire: Questionnaire;
}

/** Submits a response: exactly once, within every limit, and only whole. Asked again, it answers the same. */
export async function completeRespondent(db: Db, ref: string, input: CompleteInput, now: Date): Promise<Completed> {
  const ids = idsOf(ref);
  const completed: Completed = { _id: ref, state: 'completed', completedAt: now.toISOString() };
  const likely = knownProject(ids.projectId);
  const atOnce = likely && { project: likely, version: likely.version, questionnaire: likely.questionnaire };
  if (atOnce && (await tryComplete(db, ids, atOnce, input, now))) return completed;
  return await untilTaken(async () => {
    const respondent = await getRespondentRow(db, ids);
    if (respondent.completedAt) return { ...completed, completedAt: respondent.completedAt.toISOString() };
    const project = await loadOpenProject(db, ids.projectId, now);
    const questionnaire = await questionnaireOf(db, ids.projectId, respondent.version);
    const asked = { project, version: respondent.version, questionnaire };
    requireWhole(respondent, asked, input);
    return (await tryComplete(db, ids, asked, input, now)) ? completed : undefined;
  });
}

/** Names everything that is wrong or missing, where the statement that completes could only say no. */
function requireWhole(respondent: RespondentRow, { project, questionnaire }: Asked, input: CompleteInput): void {
  const reading = readAnswers(questionnaire, input.answers ?? {});
  const { details, problems } = readDetails(project, input.details ?? {});
  refuseProblems(answerProblems(reading), problems);
  const given = { ...respondent.details, ...details };
  const answers = applyPatch(respondent.answers, reading.patch);
  refuseProblems(missingFields(questionnaire, answers, { required: requiredDetails(project), given }));
}

/** False when the response is not whole, or the respondent or project is not as thought; then nothing was written. */
async function tryComplete(
  db: Db,
  ids: RespondentIds,
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
