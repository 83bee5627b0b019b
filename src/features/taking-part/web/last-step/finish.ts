import { data, redirect } from 'react-router';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { askedDetails, detailRule } from '#features/projects/policy.ts';
import { firstMessages } from '#kit/web/calls/form-errors.ts';
import { translate } from '#messages/translate.ts';
import { donePath } from '../addresses.ts';
import type { Respondent } from '../open-respondent.ts';
import { problemsOf } from '../questions/save-typed.ts';
import type { Taker } from '../taker.ts';
import { type Details, detailName } from './details-form.tsx';

/** What the last step shows again after a refusal. */
export interface Unfinished {
  details: Details;
  message: string;
  fields: Record<string, string>;
  problems: Record<string, string>;
}

/** The last step was posted: submits the response. Pressing twice is answered like pressing once. */
export async function finish(taker: Taker, respondent: Respondent, form: FormData) {
  const details: Details = {};
  for (const field of askedDetails(respondent.project)) details[field] = String(form.get(detailName(field)) ?? '');
  const completed = await taker.complete({ details });
  if (completed.ok) return redirect(localizePath(donePath(respondent), taker.locale), 303);
  const { status, failure } = completed;
  // The server looks for what is missing once everything given is right; people are told both at once.
  const fields = { ...missingDetails(respondent, details, taker.locale), ...failure.error.fields };
  const problems = problemsOf(questionsOf(respondent.project.questionnaire), fields);
  const unfinished: Unfinished = { details, message: failure.message, fields: firstMessages(fields), problems };
  return data(unfinished, { status });
}

function missingDetails(respondent: Respondent, details: Details, locale: Locale): Record<string, string[]> {
  const missing = askedDetails(respondent.project).filter(
    (field) => detailRule(respondent.project, field) === 'required' && !details[field]?.trim(),
  );
  return Object.fromEntries(missing.map((field) => [detailName(field), [translate(locale, 'required')]]));
}
