import { readAnswers } from '#domain/answers/read-answers.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { saveAnswers as endpoint } from '../contract.ts';
import { answerProblems, refuseProblems } from './check-submission.ts';
import { knownProject, loadOpenProject } from './door/open-project.ts';
import { getRunRow, idsOf } from './find-run.ts';
import { questionnaireOf } from './questionnaire-of.ts';
import type { RunIds } from './respondent-ref.ts';
import { writeAnswers } from './statements/write-answers.ts';
import { untilTaken } from './until-taken.ts';

type SaveInput = Received<typeof endpoint>['body'];

interface Saved {
  revision: number;
  answered: number;
  total: number;
}

/**
 * Merges answers into a run. A save whose key was taken before changes nothing and is answered as it was then, even when
 * others came between or the run is over by now.
 */
export async function saveAnswers(db: Db, ref: string, input: SaveInput, now: Date): Promise<Saved> {
  const ids = idsOf(ref);
  const likely = knownProject(ids.projectId);
  const saved = likely && (await trySave(db, ids, likely, input, now));
  if (saved) return saved;
  return await untilTaken(async () => {
    const run = await getRunRow(db, ids);
    const questionnaire = await questionnaireOf(db, ids.projectId, run.version);
    const receipt = input.key === undefined ? undefined : run.saves.find(({ key }) => key === input.key);
    if (receipt) {
      return { revision: receipt.revision, answered: receipt.answered, total: questionsOf(questionnaire).length };
    }
    if (run.state === 'completed') throw new AppError('conflict', { message: 'alreadySubmitted' });
    await loadOpenProject(db, ids.projectId, now);
    refuseProblems(answerProblems(readAnswers(questionnaire, input.answers)));
    return await trySave(db, ids, { version: run.version, questionnaire }, input, now);
  });
}

/** Undefined when the answers do not fit this version, or the run does not take them. */
async function trySave(
  db: Db,
  ids: RunIds,
  { version, questionnaire }: { version: number; questionnaire: Questionnaire },
  input: SaveInput,
  now: Date,
): Promise<Saved | undefined> {
  const { patch, problems } = readAnswers(questionnaire, input.answers);
  if (Object.keys(problems).length > 0) return undefined;
  const written = await writeAnswers(db, { ...ids, version, patch, key: input.key }, now);
  return written && { ...written, total: questionsOf(questionnaire).length };
}
