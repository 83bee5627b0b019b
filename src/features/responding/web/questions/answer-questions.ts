import { data, redirect } from 'react-router';
import { readAnswer } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isLocale, type Locale, localizePath } from '#domain/text/locale.ts';
import type { Host } from '#kit/web/page/host.ts';
import { translate } from '#messages/translate.ts';
import type { Run } from '../open-run.ts';
import { changePath, type Place, questionsPath } from '../pages-of-run.ts';
import { paths } from '../paths.ts';
import { inputOf, readForm } from './read-form.ts';
import { saveTyped } from './save-typed.ts';

/** What the page shows again after a refusal: everything as it was typed, and what is wrong. */
export interface Refused {
  typed: Record<string, string[]>;
  problems: Record<string, string>;
  message?: string;
}

/**
 * A form of questions was posted: saves it and goes where its button says. What can be saved is saved whatever the
 * button; only going on asks that everything on the page is right and every required question answered.
 */
export async function answerQuestions(host: Host, run: Run, place: Place, form: FormData) {
  const typed = readForm(place.questions, form);
  const cleared = form.get('clear');
  if (typeof cleared === 'string' && typed[cleared]) typed[cleared] = [];
  const refusal = await saveTyped(host, run._id, place.questions, typed);

  const here = place.isChange ? changePath(run, place.step) : questionsPath(run, place.step);
  const isLast = place.isChange || place.step === place.steps;
  const go = (path: string, locale: Locale = host.locale) => redirect(localizePath(path, locale), 303);
  const language = form.get('locale');
  const isStay = cleared !== null || isLocale(language);
  if (!isStay && form.get('go') === 'back') return go(questionsPath(run, place.step - 1));

  const problems = { ...(isStay ? {} : missing(run, place.questions, typed, host.locale)), ...refusal?.problems };
  const refused: Refused = { typed, problems, message: refusal?.message };
  if (refusal?.message || (Object.keys(problems).length > 0 && !isLocale(language))) {
    return data(refused, { status: refusal?.status ?? 422 });
  }
  if (isLocale(language)) return go(here, language);
  if (cleared !== null) return go(here);
  return go(isLast ? paths.lastStep(run.projectId, run._id) : questionsPath(run, place.step + 1));
}

/** The page's required questions that are left without an answer. */
function missing(run: Run, questions: readonly Question[], typed: Record<string, string[]>, locale: Locale) {
  const left = questions.filter((question) => {
    if (!question.required) return false;
    const fields = typed[question.id];
    if (!fields) return run.answers[question.id] === undefined;
    return 'empty' in readAnswer(question, inputOf(question, fields));
  });
  return Object.fromEntries(left.map(({ id }) => [id, translate(locale, 'answers', 'required')]));
}
