import { readAnswers } from '#domain/answers/read-answers.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { getRespondentRow, idsOf, type RespondentIds, writeAnswers } from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { saveAnswers as endpoint } from '../contract.ts';
import { knownProject, loadOpenProject } from './admission/open-project.ts';
import { answerProblems, refuseProblems } from './check-submission.ts';
import { untilTaken } from './until-taken.ts';

type SaveInput = Received<typeof endpoint>['body'];

interface Saved {
  revision: number;
  answered: number;
  total: number;
}

/**
 * Merges answers into a respondent. A save whose key was taken before changes nothing and is answered as it was then, even when
 * others came between or the respondent is done by now.
 */
export async function saveAnswers(db: Db, ref: string, input: SaveInput, now: Date): Promise<Saved> {
  const ids = idsOf(ref);
  const likely = knownProject(ids.projectId);
  const saved = likely && (await trySave(db, ids, likely, input, now));
  if (saved) return saved;
  return await untilTaken(async () => {
    const respondent = await getRespondentRow(db, ids);
    const questionnaire = await questionnaireOf(db, ids.projectId, respondent.version);
    const receipt = input.key === undefined ? undefined : respondent.saves.find(({ key }) => key === input.key);
    if (receipt) {
      return { revision: receipt.revision, answered: receipt.answered, total: questionsOf(questionnaire).length };
    }
    if (respondent.state === 'completed') throw new AppError('conflict', { message: 'alreadySubmitted' });
    await loadOpenProject(db, ids.projectId, now);
    refuseProblems(answerProblems(readAnswers(questionnaire, input.answers)));
    return await trySave(db, ids, { version: respondent.version, questionnaire }, input, now);
  });
}

/** Undefined when the answers do not fit this version, or the respondent does not take them. */
async function trySave(
  db: Db,
  ids: RespondentIds,
  { version, questionnaire }: { version: number; questionnaire: Questionnaire },
  input: SaveInput,
  now: Date,
): Promise<Saved | undefined> {
  const { patch, problems } = readAnswers(questionnaire, input.answers);
  if (Object.keys(problems).length > 0) return undefined;
  const written = await writeAnswers(db, { ...ids, version, patch, key: input.key }, now);
  return written && { ...written, total: questionsOf(questionnaire).length };
}
