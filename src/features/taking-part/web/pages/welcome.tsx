import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { takingPartPaths } from '../../paths.ts';
import { type Barrier, BarrierPage, pageStatus } from '../barrier/barrier-page.tsx';
import type { TakingPartHandle } from '../page-handle.ts';
import { PollView, VOTE } from '../poll/poll-view.tsx';
import { vote } from '../poll/vote.ts';
import type { Refused } from '../questions/answer-questions.ts';
import { begin, type NotStarted } from '../welcome/begin.ts';
import { WelcomeView } from '../welcome/welcome-view.tsx';

type Welcome = Data<typeof getWelcome>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const welcome = await host.call(getWelcome, { params: { id: String(params.id) } });
  if (welcome.voted && !welcome.mayAnswerAgain)
    throw redirect(localizePath(takingPartPaths.done(welcome.voted), host.locale));
  return data({ welcome, signedIn: host.actor !== undefined }, { status: pageStatus(barrierOf(welcome)) });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const form = await request.formData();
  const enter = form.get('go') === VOTE ? vote : begin;
  return enter(host, String(params.id), form, url.searchParams);
}

export const handle = {
  ground(found) {
    const { welcome } = (found ?? {}) as { welcome?: Welcome };
    if (welcome?.ballot) return 'paper';
    return welcome && (barrierOf(welcome) === 'open' ? 'cover' : 'barrier');
  },
  survey: (found) => (found as { welcome?: Welcome } | undefined)?.welcome,
} satisfies TakingPartHandle;

export default function WelcomePage() {
  const { welcome, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<NotStarted | Refused>();
  const barrier = barrierOf(welcome);
  if (barrier !== 'open') return <BarrierPage barrier={barrier} opensAt={welcome.opensAt} project={welcome} />;
  const { ballot } = welcome;
  if (ballot) return <PollView welcome={welcome} ballot={ballot} refused={refused as Refused | undefined} />;
  return <WelcomeView welcome={welcome} signedIn={signedIn} refused={refused as NotStarted | undefined} />;
}

/** What keeps this visitor from answering now. That they have answered matters more than that it closed. */
function barrierOf({
  availability,
  hasAnswered,
  mayAnswerAgain,
}: Pick<Welcome, 'availability' | 'hasAnswered' | 'mayAnswerAgain'>): Barrier | 'open' {
  if (hasAnswered && !mayAnswerAgain) return 'answered';
  return availability;
}
