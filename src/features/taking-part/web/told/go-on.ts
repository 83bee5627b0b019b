import { data, redirect } from 'react-router';
import { screensOut } from '#domain/questionnaire/closings/closing-of.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '../../paths.ts';
import { donePath, lastStepPath, questionsPath } from '../addresses.ts';
import type { Respondent } from '../open-respondent.ts';
import { hasLastStep, type Place } from '../places.ts';
import type { Refused } from '../questions/refused.ts';
import type { Taker } from '../taker.ts';

/** On from a question whose answer is final: to the next one, to the last step, or to the end. */
export async function goOn(taker: Taker, respondent: Respondent, { next }: Pick<Place, 'next'>) {
  const go = (path: string) => redirect(localizePath(path, taker.locale), 303);
  const { project, answers, projectId, _id, turn } = respondent;
  const anywhere = takingPartPaths.questions(projectId, _id);
  // Whose turn is next, and whether anybody's is, the server says.
  if (turn) return go(anywhere);
  const isScreened = screensOut(project.questionnaire, answers, factsOf(respondent));
  if (next !== undefined && !isScreened) return go(questionsPath(respondent, next));
  if (hasLastStep(respondent) && !isScreened) return go(lastStepPath(respondent));
  const ended = await taker.complete({});
  if (ended.ok) return go(donePath(respondent));
  const { status, failure } = ended;
  // Something was left out that has to be answered.
  if (failure.error.fields) return go(anywhere);
  return data<Refused>({ typed: {}, problems: {}, wrong: {}, opened: [], message: failure.message }, { status });
}
