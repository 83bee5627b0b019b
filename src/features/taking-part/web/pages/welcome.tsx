import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { Data } from '#kit/contract/endpoint.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { getWelcome } from '../../contract.ts';
import { type Barrier, BarrierPage, pageStatus } from '../barrier/barrier-page.tsx';
import type { TakingPartHandle } from '../page-handle.ts';
import { begin, type NotStarted } from '../welcome/begin.ts';
import { WelcomeView } from '../welcome/welcome-view.tsx';

type Welcome = Data<typeof getWelcome>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const welcome = await host.call(getWelcome, { params: { id: String(params.id) } });
  return data({ welcome, signedIn: host.actor !== undefined }, { status: pageStatus(barrierOf(welcome)) });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  return begin(context.get(hostContext), String(params.id), await request.formData(), url.searchParams);
}

export const handle = {
  ground(found) {
    const { welcome } = (found ?? {}) as { welcome?: Welcome };
    return welcome && (barrierOf(welcome) === 'open' ? 'cover' : 'barrier');
  },
  survey: (found) => (found as { welcome?: Welcome } | undefined)?.welcome,
} satisfies TakingPartHandle;

export default function WelcomePage() {
  const { welcome, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<NotStarted>();
  const barrier = barrierOf(welcome);
  if (barrier !== 'open') return <BarrierPage barrier={barrier} opensAt={welcome.opensAt} project={welcome} />;

  return <WelcomeView welcome={welcome} signedIn={signedIn} refused={refused} />;
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
