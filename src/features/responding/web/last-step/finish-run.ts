import { data, redirect } from 'react-router';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import type { DetailField } from '#features/projects/contract.ts';
import { firstMessages } from '#kit/web/calls/form-errors.ts';
import type { Host } from '#kit/web/page/host.ts';
import { translate } from '#messages/translate.ts';
import { completeRun } from '../../contract.ts';
import { askedDetails, detailRule } from '../../policy.ts';
import type { Run } from '../open-run.ts';
import { paths } from '../paths.ts';
import { problemsOf } from '../questions/save-typed.ts';

export type Details = Partial<Record<DetailField, string>>;

/** What the last step shows again after a refusal. */
export interface Unfinished {
  details: Details;
  message: string;
  fields: Record<string, string>;
  problems: Record<string, string>;
}

export function detailName(field: DetailField): string {
  return `details.${field}`;
}

/** The last step was posted: submits the response. Pressing twice is answered like pressing once. */
export async function finishRun(host: Host, run: Run, form: FormData) {
  const details: Details = {};
  for (const field of askedDetails(run.project)) details[field] = String(form.get(detailName(field)) ?? '');
  const completed = await host.attempt(completeRun, { params: { id: run._id }, body: { details } });
  if (completed.ok) return redirect(localizePath(paths.done(run._id), host.locale), 303);
  const { status, failure } = completed;
  // The server looks for what is missing once everything given is right; people are told both at once.
  const fields = { ...missingDetails(run, details, host.locale), ...failure.error.fields };
  const problems = problemsOf(questionsOf(run.project.questionnaire), fields);
  const unfinished: Unfinished = { details, message: failure.message, fields: firstMessages(fields), problems };
  return data(unfinished, { status });
}

function missingDetails(run: Run, details: Details, locale: Locale): Record<string, string[]> {
  const missing = askedDetails(run.project).filter(
    (field) => detailRule(run.project, field) === 'required' && !details[field]?.trim(),
  );
  return Object.fromEntries(missing.map((field) => [detailName(field), [translate(locale, 'api', 'required')]]));
}
