import { data, redirect } from 'react-router';
import { inputOf, missingAnswer, readAnswer } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { shownValues } from '#domain/questionnaire/shown-values.ts';
import { isLocale, type Locale, localizePath } from '#domain/text/locale.ts';
import { translate } from '#messages/translate.ts';
import type { Respondent } from '../open-respondent.ts';
import { backPath, changePath, donePath, hasLastStep, lastStepPath, type Place, questionsPath } from '../places.ts';
import type { Taker } from '../taker.ts';
import { inputsOf, readForm } from './read-form.ts';
import { saveTyped } from './save-typed.ts';

/** What the page shows again after a refusal: everything as it was typed, and what is wrong. */
export interface Refused {
  typed: Record<string, string[]>;
  problems: Record<string, string>;
  message?: string;
}

/**
 * A form of questions was posted: saves it and goes where its button says. What can be saved is saved whatever the
 * button; only going on asks that everything on the page is right and every required question answered. Whoever is not
 * led through a last step has submitted with that.
 */
export async function answerQuestions(taker: Taker, respondent: Respondent, place: Place, form: FormData) {
  const typed = readForm(place.questions, form);
  const cleared = form.get('clear');
  if (typeof cleared === 'string' && typed[cleared]) typed[cleared] = [];
  const isLast = place.isChange || place.step === place.steps;
  const go = (path: string, locale: Locale = taker.locale) => redirect(localizePath(path, locale), 303);
  const language = form.get('locale');
  const isStay = cleared !== null || isLocale(language);
  const isBack = !isStay && form.get('go') === 'back';
  const unanswered = isStay || isBack ? {} : missing(respondent, place.questions, typed, taker.locale);

  const isEnd = isLast && !place.isChange && !hasLastStep(respondent) && !isStay && !isBack;
  if (isEnd && Object.keys(unanswered).length === 0) {
    const submitted = await submit(taker, place, typed);
    if (submitted.ok) return go(donePath(respondent));
    // Fields that are wrong here saving names below, and the last step those that are left out elsewhere.
    const { status, failure } = submitted;
    if (!failure.error.fields) return data<Refused>({ typed, problems: {}, message: failure.message }, { status });
  }
  const notSaved = await saveTyped(taker, place.questions, typed);
  if (isBack) return go(backPath(respondent, place.step - 1));

  const problems = { ...unanswered, ...notSaved?.problems };
  const refused: Refused = { typed, problems, message: notSaved?.message };
  if (notSaved?.message || (Object.keys(problems).length > 0 && !isLocale(language))) {
    return data(refused, { status: notSaved?.status ?? 422 });
  }
  // Addresses are made once everything is saved, for a preview's carry the answers.
  const here = place.isChange ? changePath(respondent, place.step) : questionsPath(respondent, place.step);
  if (isLocale(language)) return go(here, language);
  if (cleared !== null) return go(here);
  return go(isLast ? lastStepPath(respondent) : questionsPath(respondent, place.step + 1));
}

/** Saves and submits in one. */
function submit(taker: Taker, place: Place, typed: Record<string, string[]>) {
  return taker.complete({ answers: inputsOf(place.questions, typed) });
}

/** The page's required questions that are left without an answer, and which answer each asks for. */
function missing(
  respondent: Respondent,
  questions: readonly Question[],
  typed: Record<string, string[]>,
  locale: Locale,
) {
  const left = questions.filter((question) => {
    if (!question.required) return false;
    const fields = typed[question.id];
    if (!fields) return respondent.answers[question.id] === undefined;
    return 'empty' in readAnswer(question, inputOf(question, fields));
  });
  const words = (question: Question) => {
    const problem = missingAnswer(question);
    return translate(locale, `answers:${problem.key}`, shownValues(problem, locale));
  };
  return Object.fromEntries(left.map((question) => [question.id, words(question)]));
}
