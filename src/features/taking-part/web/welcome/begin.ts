import { data, redirect } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { Host } from '#kit/web/page/host.ts';
import { startRespondent } from '../../contract.ts';
import { takingPartPaths } from '../../paths.ts';

/** Why a start was refused, shown above the button or beside the password. */
export interface NotStarted {
  message: string;
  /** The password is missing or wrong. */
  isPassword: boolean;
}

/** The welcome page was posted: begins, or goes on as the respondent whom this device may have only once. */
export async function begin(host: Host, projectId: string, form: FormData, query: URLSearchParams) {
  const password = form.get('poll_password');
  const started = await host.attempt(startRespondent, {
    params: { id: projectId },
    body: {
      locale: host.locale,
      ...(typeof password === 'string' ? { poll_password: password } : {}),
      source: sourceOf(query),
    },
  });
  if (!started.ok) {
    const { status, failure } = started;
    const refused: NotStarted = { message: failure.message, isPassword: failure.error.code === 'forbidden' };
    return data(refused, { status });
  }
  const { _id, state } = started.data;
  const next = state === 'completed' ? takingPartPaths.done(_id) : takingPartPaths.questions(projectId, _id);
  return redirect(localizePath(next, host.locale), 303);
}

/** As many as the call takes; whoever follows a strange link may take part all the same. */
const MOST_SOURCES = 30;

/** Where the visitor came from, as the link says: how it was shared, or what campaigns name. */
function sourceOf(query: URLSearchParams): Record<string, string> {
  const named = [...query].filter(
    ([name, value]) => /^(?:from|utm_\w{1,30})$/.test(name) && /^[^\0]{0,200}$/.test(value),
  );
  return Object.fromEntries(named.slice(0, MOST_SOURCES));
}
