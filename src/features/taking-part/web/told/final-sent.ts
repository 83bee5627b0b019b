import { readAnswers } from '#domain/answers/reading/read-answers.ts';
import { changesToFinal } from '#domain/quiz/during.ts';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import { TURN } from '../questions/go.ts';
import { inputsOf, readForm } from '../questions/read-form.ts';
import { finalOn } from './final-on.ts';

/** The question that a form was of, where its answer is final by now, and whether the form would change it. */
export function finalSent(
  respondent: Respondent,
  place: Place,
  form: FormData,
): { final: string; isChanged: boolean } | undefined {
  const { told, turn, answers, project } = respondent;
  const ofTurn = turn && told?.final.find((id) => id === form.get(TURN));
  const final = turn ? ofTurn : finalOn(respondent, place);
  if (!told || !final) return undefined;
  const questions = project.questionnaire.sections.flatMap((section) => section.questions);
  const asked = questions.filter(({ id }) => id === final);
  const { patch, problems } = readAnswers(project.questionnaire, inputsOf(asked, readForm(asked, form)));
  const changed = { ...problems, ...changesToFinal(told.final, answers, patch) };
  return { final, isChanged: final in changed };
}
