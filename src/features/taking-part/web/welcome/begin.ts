import { data, redirect } from 'react-router';
import { isHiddenValueName, isSourceName } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { localizePath } from '#domain/text/locale.ts';
import type { Host } from '#kit/web/page/host.ts';
import { MOST_IN_LINK, startRespondent } from '../../contract/start-respondent.ts';
import { takingPartPaths } from '../../paths.ts';
import { practiseIn } from '../practice/practise-in.ts';

/** Why a start was refused, shown above the button or beside the password. */
export interface NotStarted {
  message: string;
  /** The password is missing or wrong. */
  isPassword: boolean;
}

/** The welcome page was posted: begins, or goes on as the respondent whom this device may have only once. */
export async function begin(host: Host, projectId: string, form: FormData, query: URLSearchParams) {
  const password = form.get('poll_password');
  const questions = await practiseIn(host, projectId, form);
  const round = form.get('round');
  const started = await host.attempt(startRespondent, {
    params: { id: projectId },
    body: {
      locale: host.locale,
      ...(typeof password === 'string' ? { poll_password: password } : {}),
      ...toldByLink(query),
      prefill: prefillOf(query),
      ...(questions && { questions }),
      ...(typeof round === 'string' && { round: round.slice(0, 32) }),
    },
  });
  if (!started.ok) {
    const { status, failure } = started;
    const refused: NotStarted = { message: failure.message, isPassword: failure.error.code === 'forbidden' };
    return data(refused, { status });
  }
  const { _id, state } = started.data;
  const next = state === 'answering' ? takingPartPaths.questions(projectId, _id) : takingPartPaths.done(_id);
  return redirect(localizePath(next, host.locale), 303);
}

/** What a link says of whoever follows it. */
export function toldByLink(query: URLSearchParams) {
  return { source: sourceOf(query), hiddenValues: hiddenValuesOf(query) };
}

/** Nothing that the call refuses; whoever follows a strange link may take part all the same. */
const MOST_SOURCES = 30;

/** What no database can store. */
const NUL = /\0/g;

/** Where the visitor came from, as the link says. */
export function sourceOf(query: URLSearchParams): Record<string, string> {
  const named = [...query].filter(([name, value]) => isSourceName(name) && /^[^\0]{0,200}$/.test(value));
  return Object.fromEntries(named.slice(0, MOST_SOURCES));
}

/** All that may be hidden values: which the questionnaire names is known where they are kept. */
function hiddenValuesOf(query: URLSearchParams): Record<string, string> {
  const named = [...query].filter(([name]) => isHiddenValueName(name)).slice(0, MOST_IN_LINK);
  return Object.fromEntries(named.map(([name, value]) => [name, value.replace(NUL, '').slice(0, LIMITS.hiddenValue)]));
}

const PREFILL = /^q\.([A-Za-z0-9_-]{1,32})$/;

/** Answers that the link suggests: `q.` and the question's id. */
function prefillOf(query: URLSearchParams): Record<string, string | string[]> {
  const ids = new Set([...query.keys()].flatMap((name) => PREFILL.exec(name)?.[1] ?? []));
  const named = [...ids].slice(0, MOST_IN_LINK).map((id) => {
    const values = query.getAll(`q.${id}`).map((value) => value.replace(NUL, ''));
    return [id, values.length > 1 ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(named);
}
