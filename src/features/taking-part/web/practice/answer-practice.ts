import { data, redirect } from 'react-router';
import type { FieldValues } from '#domain/questionnaire/held.ts';
import { isAsking, missingAnswer, problemsByPart } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { localizePath } from '#domain/text/locale.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Host } from '#kit/web/page/host.ts';
import { tryAnswer } from '../../contract/practice.ts';
import { donePath, lastStepPath, questionsPath } from '../addresses.ts';
import type { Respondent } from '../open-respondent.ts';
import { hasLastStep, type Place } from '../places.ts';
import { problemWords } from '../problem-words.ts';
import { inputsOf, NOTHING, readForm } from '../questions/read-form.ts';
import type { Refused } from '../questions/refused.ts';
import type { Taker } from '../taker.ts';
import { PRACTICE_GO } from './practice-fields.ts';

/** A page of practice was posted: tries the answer, or ends the sitting. What came of it stands on the same page. */
export async function answerPractice(host: Host, taker: Taker, respondent: Respondent, place: Place, form: FormData) {
  const go = (path: string) => redirect(localizePath(path, host.locale), 303);
  const asked = form.get('go');
  if (asked === PRACTICE_GO.finish) {
    if (hasLastStep(respondent)) return go(lastStepPath(respondent));
    const ended = await taker.complete({});
    return ended.ok ? go(donePath(respondent)) : data(refused({}, {}, ended.failure.message), { status: ended.status });
  }
  const here = questionsPath(respondent, place.step);
  const question = place.questions.find(isAsking);
  if (!question) return go(here);
  const typed = readForm([question], form);
  if (form.get('clear') === question.id) return data(refused({ [question.id]: NOTHING }));
  const input = asked === PRACTICE_GO.show ? null : inputsOf([question], typed)[question.id];
  if (input !== null && isEmpty(input)) {
    const fields = typed[question.id] ?? NOTHING;
    const words = problemWords(missingAnswer(question, undefined, fields), host.locale);
    return data(refused(typed, { [question.id]: words }), { status: 422 });
  }
  const body = { question: question.id, answer: input as Body['answer'] };
  const tried = await host.attempt(tryAnswer, { params: { id: respondent._id }, body });
  if (tried.ok) return go(here);
  const { status, failure } = tried;
  const [problem] = Object.values(failure.error.fields ?? {}).flat();
  if (problem === undefined) return data(refused(typed, {}, failure.message), { status });
  const wrong = wrongIn(question, typed[question.id] ?? NOTHING, host);
  return data({ ...refused(typed, { [question.id]: problem }), wrong }, { status });
}

type Body = Received<typeof tryAnswer>['body'];

function isEmpty(input: unknown): boolean {
  if (input === undefined || input === '') return true;
  return typeof input === 'object' && input !== null && Object.keys(input).length === 0;
}

function refused(typed: Record<string, FieldValues>, problems: Record<string, string> = {}, message?: string): Refused {
  return { typed, problems, wrong: {}, opened: [], ...(message !== undefined && { message }) };
}

function wrongIn(question: Question, fields: FieldValues, { locale }: Host): Refused['wrong'] {
  const found = [...problemsByPart(question, fields)].map(
    ([part, problem]) => [part, problemWords(problem, locale)] as const,
  );
  return found.length > 0 ? { [question.id]: Object.fromEntries(found) } : {};
}
