import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { localizePath } from '#domain/text/locale.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { filledBallot } from '../../ballot.ts';
import { forgetPractice } from '../../contract/practice.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { takingPartPaths } from '../../paths.ts';
import { type Barrier, BarrierPage, pageStatus } from '../barrier/barrier-page.tsx';
import type { TakingPartHandle } from '../page-handle.ts';
import { chosenIn, languageIn } from '../poll/chosen.ts';
import { BALLOT, PollView } from '../poll/poll-view.tsx';
import { vote } from '../poll/vote.ts';
import { bring } from '../practice/bring.ts';
import { BRING, FORGET } from '../practice/practice-fields.ts';
import { GO } from '../questions/go.ts';
import type { Refused } from '../questions/refused.ts';
import { begin, type NotStarted, toldByLink } from '../welcome/begin.ts';
import { WelcomeView } from '../welcome/welcome-view.tsx';

type Welcome = Data<typeof getWelcome>;

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const welcome = await host.call(getWelcome, { params: { id: String(params.id) } });
  if (welcome.voted && !welcome.mayAnswerAgain)
    throw redirect(localizePath(takingPartPaths.done(welcome.voted), host.locale));
  const given = { locale: host.locale, picked: null, ...toldByLink(url.searchParams) };
  const ballot = welcome.ballot && filledBallot(welcome.ballot, given);
  const chosen = ballot ? chosenIn(url.searchParams, questionsOf(ballot)) : {};
  const shown = { welcome: { ...welcome, ballot }, chosen, signedIn: host.actor !== undefined };
  return data(shown, { status: pageStatus(barrierOf(welcome)) });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const form = await request.formData();
  if (form.get('go') === FORGET && host.actor) {
    await host.call(forgetPractice, { params: { id: String(params.id) } });
    throw redirect(url.pathname + url.search, 303);
  }
  if (form.get('go') === BRING && host.actor) {
    await bring(host, String(params.id), form);
    throw redirect(url.pathname + url.search, 303);
  }
  const isBallot = form.get('go') === GO.on || languageIn(form);
  const enter = isBallot ? vote : begin;
  return enter(host, String(params.id), form, url.searchParams);
}

export const handle = {
  ground: () => 'cover',
  form(found) {
    const { welcome } = (found ?? {}) as { welcome?: Welcome };
    return welcome?.ballot && barrierOf(welcome) === 'open' ? BALLOT : undefined;
  },
  survey: (found) => (found as { welcome?: Welcome } | undefined)?.welcome,
} satisfies TakingPartHandle;

export default function WelcomePage() {
  const { welcome, chosen, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<NotStarted | Refused>();
  const barrier = barrierOf(welcome);
  if (barrier !== 'open') {
    const { opensAt, closedAt, voted } = welcome;
    return <BarrierPage barrier={barrier} project={welcome} opensAt={opensAt} closedAt={closedAt} voted={voted} />;
  }
  const { ballot } = welcome;
  if (ballot) {
    return <PollView welcome={welcome} ballot={ballot} chosen={chosen} refused={refused as Refused | undefined} />;
  }
  return <WelcomeView welcome={welcome} signedIn={signedIn} refused={refused as NotStarted | undefined} />;
}

/** What keeps this visitor from answering now. That they have answered matters more than that it closed. */
function barrierOf({
  availability,
  hasAnswered,
  mayAnswerAgain,
  ownAttempts,
}: Pick<Welcome, 'availability' | 'hasAnswered' | 'mayAnswerAgain' | 'ownAttempts'>): Barrier | 'open' {
  // Whoever has to wait for their next attempt reads until when, where it begins.
  const isOver = ownAttempts === null || ownAttempts.left === 0;
  if (hasAnswered && !mayAnswerAgain && isOver) return ownAttempts ? 'attemptsUsed' : 'answered';
  return availability;
}
