import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { redirectOf } from '#domain/questionnaire/closings/redirect-of.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillClosingText } from '#domain/questionnaire/piping/fill-texts.ts';
import { localizePath } from '#domain/text/locale.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { takingPartPaths } from '../../paths.ts';
import { lastStepPath, questionsPath, soughtIn } from '../addresses.ts';
import { DoneView } from '../done-view.tsx';
import { finish, type Unfinished } from '../last-step/finish.ts';
import { LastStepView } from '../last-step/last-step-view.tsx';
import type { TakingPartHandle } from '../page-handle.ts';
import { isBehind, onPath, placeOf } from '../places.ts';
import { chosenIn, inLanguage } from '../poll/chosen.ts';
import { BALLOT, PollView } from '../poll/poll-view.tsx';
import { VotedView } from '../poll/voted-view.tsx';
import { openDraft } from '../preview/open-draft.ts';
import { closingIn, pageIn } from '../preview/preview-path.ts';
import { previewTaker } from '../preview/preview-taker.ts';
import { answerQuestions } from '../questions/answer-questions.ts';
import { GO } from '../questions/go.ts';
import { FORM } from '../questions/questions-form.tsx';
import { QuestionsView } from '../questions/questions-view.tsx';
import type { Refused } from '../questions/refused.ts';
import { BranchView } from '../tree/branch-view.tsx';
import { WelcomeView } from '../welcome/welcome-view.tsx';

/**
 * Every page that respondents get, of a draft for its owner and of what was published for the staff: nobody takes part
 * and nothing is stored.
 */
export async function loader({ request, params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const draft = await openDraft(host, String(params.id), url);
  const { respondent } = draft;
  const named = placeOf(respondent, url.searchParams);
  const place = onPath(respondent, named);
  const page = pageIn(url);
  if (page === 'questions' && place !== named)
    throw redirect(localizePath(questionsPath(respondent, place.step), host.locale));
  if (page === 'questions' && isBehind(respondent, place))
    throw redirect(localizePath(lastStepPath(respondent), host.locale));
  const to = soughtIn(url.searchParams);
  const { ballot } = draft.welcome;
  const chosen = ballot ? chosenIn(url.searchParams, questionsOf(ballot)) : {};
  // Within the dashboard's own pages, they say what it is and lead back.
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  return { ...draft, isFramed, page, place, to, chosen, closing: closingIn(url, respondent.project.questionnaire) };
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { respondent } = await openDraft(host, String(params.id), url);
  const taker = previewTaker(host.locale, respondent);
  const form = await request.formData();
  const page = pageIn(url);
  const elsewhere = inLanguage(takingPartPaths.preview(respondent.projectId), url.searchParams, form);
  if (page === 'welcome' && elsewhere) return elsewhere;
  if (page === 'questions' || form.get('go') === GO.on)
    return answerQuestions(taker, respondent, placeOf(respondent, url.searchParams), form);
  if (page === 'last-step') return finish(taker, respondent, form);
  return redirect(localizePath(questionsPath(respondent, 1), host.locale), 303);
}

type Found = Awaited<ReturnType<typeof loader>> | undefined;

export const handle = {
  ground(found) {
    const { page } = (found ?? {}) as Partial<NonNullable<Found>>;
    if (page === 'welcome' || page === 'done') return 'cover';
    return page && 'paper';
  },
  form(found) {
    const { page, welcome } = (found ?? {}) as Partial<NonNullable<Found>>;
    if (page === 'questions') return FORM;
    return page === 'welcome' && welcome?.ballot ? BALLOT : undefined;
  },
  survey: (found) => (found as Found)?.welcome,
  draft(found) {
    const { welcome, from = 'build', isFramed = false } = (found ?? {}) as Partial<NonNullable<Found>>;
    return welcome && { ...welcome, from, isFramed };
  },
} satisfies TakingPartHandle;

export default function Preview() {
  const { page, place, to, respondent, welcome, chosen, results, redirect, closing } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused | Unfinished>();
  switch (page) {
    case 'welcome':
      if (welcome.ballot)
        return (
          <PollView
            welcome={welcome}
            ballot={welcome.ballot}
            chosen={chosen}
            refused={refused as Refused | undefined}
          />
        );
      return <WelcomeView welcome={welcome} signedIn refused={undefined} />;
    case 'questions':
      return <QuestionsView respondent={respondent} place={place} refused={refused as Refused | undefined} />;
    case 'branch':
      return <BranchView respondent={respondent} place={place} to={to} />;
    case 'last-step':
      return <LastStepView respondent={respondent} unfinished={refused as Unfinished | undefined} />;
    case 'done': {
      const { project, projectId } = respondent;
      const again = takingPartPaths.preview(projectId);
      const end = closing?.screensOut ? 'screened_out' : 'completed';
      const questionnaire = respondent.asWritten ?? project.questionnaire;
      const closingText = fillClosingText(project.closingText, questionnaire, respondent.answers, factsOf(respondent));
      const shown = { project: { ...project, closingText }, redirect: redirectOf({ closing, end, redirect }), again };
      if (results) return <VotedView {...shown} results={results} />;
      return <DoneView {...shown} closing={closing} end={end} />;
    }
  }
}
