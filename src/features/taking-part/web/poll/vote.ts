import { data, redirect } from 'react-router';
import { pathOf, questionsOf } from '#domain/questionnaire/flow.ts';
import { NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import { localizePath } from '#domain/text/locale.ts';
import type { Host } from '#kit/web/page/host.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { takingPartPaths } from '../../paths.ts';
import { unansweredIn } from '../questions/answer-questions.ts';
import { inputsOf, readForm } from '../questions/read-form.ts';
import type { Refused } from '../questions/refused.ts';
import { problemsOf } from '../questions/save-typed.ts';
import { toldByLink } from '../welcome/begin.ts';
import { inLanguage } from './chosen.ts';

/** A poll was posted from its first page: takes the whole response, and goes to how everyone voted. */
export async function vote(host: Host, projectId: string, form: FormData, query: URLSearchParams) {
  const params = { id: projectId };
  const here = `${takingPartPaths.welcome(projectId)}?${query}`;
  const elsewhere = inLanguage(takingPartPaths.welcome(projectId), query, form);
  if (elsewhere) return elsewhere;
  const { ballot } = await host.call(getWelcome, { params });
  // It has closed meanwhile, or asks more than it did: its page says so.
  if (!ballot) return redirect(localizePath(here, host.locale), 303);
  const questions = questionsOf(ballot);
  const typed = readForm(questions, form);
  const { source, hiddenValues } = toldByLink(query);
  const answers = inputsOf(questions, typed);
  const body = { locale: host.locale, source, hiddenValues, answers, complete: true };
  const voted = await host.attempt(startRespondent, { params, body });
  if (voted.ok) return redirect(localizePath(takingPartPaths.done(voted.data._id), host.locale), 303);
  const { status, failure } = voted;
  // They have voted: the page knows where that is shown.
  if (failure.error.code === 'conflict') return redirect(localizePath(here, host.locale), 303);
  const unanswered = unansweredIn(
    { answers: {}, final: [] },
    { questions },
    pathOf(ballot, {}, NO_FACTS),
    typed,
    host.locale,
  );
  const problems = { ...problemsOf(questions, failure.error.fields), ...unanswered };
  const message = Object.keys(problems).length > 0 ? undefined : failure.message;
  return data<Refused>({ typed, problems, wrong: {}, opened: [], message }, { status });
}
