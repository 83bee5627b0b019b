import { readAnswers } from '#domain/answers/read-answers.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import {
  type AdmissionRule,
  type Condition,
  getRespondentRow,
  idsOf,
  type RespondentIds,
  writeAnswers,
} from '#features/responses/public.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { saveAnswers as endpoint } from '../contract.ts';
import { knownProject, loadOpenProject } from './admission/open-project.ts';
import { answerProblems, refuseProblems } from './check-submission.ts';
import { type Asked, explain, takeStep, writeByRules } from './take-step.ts';

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
export async function saveAnswers(
  db: Db,
  ref: string,
  input: SaveInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Saved> {
  const ids = idsOf(ref);
  const likely = knownProject(ids.projectId);
  return await takeStep<Asked, Saved>({
    remembered: likely && { project: likely, version: likely.version, questionnaire: likely.questionnaire },
    attempt: (asked) => trySave(db, ids, asked, input, now, rules),
    async look() {
      const respondent = await getRespondentRow(db, ids);
      const questionnaire = await questionnaireOf(db, ids.projectId, respondent.version);
      const receipt = input.key === undefined ? undefined : respondent.saves.find(({ key }) => key === input.key);
      if (receipt) {
        const { revision, answered } = receipt;
        return { answer: { revision, answered, total: questionsOf(questionnaire).length } };
      }
      if (respondent.state === 'completed') throw new AppError('conflict', { message: 'alreadySubmitted' });
      const project = await loadOpenProject(db, ids.projectId, now);
      refuseProblems(answerProblems(readAnswers(questionnaire, input.answers)));
      await explain(db, rules, { project, respondentId: ids.respondentId, step: 'save' }, now);
      return { known: { project, version: respondent.version, questionnaire } };
    },
  });
}

/** Undefined when the answers do not fit this version, or the respondent or project is not as thought. */
async function trySave(
  db: Db,
  ids: RespondentIds,
  { project, version, questionnaire }: Asked,
  input: SaveInput,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Saved | undefined> {
  const { patch, problems } = readAnswers(questionnaire, input.answers);
  if (Object.keys(problems).length > 0) return undefined;
  const save = { ...ids, version, patch, key: input.key };
  const { respondentId } = ids;
  const write = (tx: Db, conditions: readonly Condition[]) => writeAnswers(tx, project, save, conditions, now);
  const written = await writeByRules(db, { rules, project, respondentId, steps: ['save'], write }, now);
  return written && { ...written, total: questionsOf(questionnaire).length };
}
