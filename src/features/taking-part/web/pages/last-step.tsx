import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { lastStepPath, questionsPath } from '../addresses.ts';
import { BarrierPage, groundOf, pageStatus } from '../barrier/barrier-page.tsx';
import { finish, type Unfinished } from '../last-step/finish.ts';
import { LastStepView } from '../last-step/last-step-view.tsx';
import { openRespondent, type Respondent, requireAddress } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { takerOf } from '../taker.ts';

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const respondent = await openRespondent(host, { ...params, search: url.search }, lastStepPath);
  requireAddress(host, url, lastStepPath(respondent));
  if (respondent.turn?.question) throw redirect(localizePath(questionsPath(respondent, 1), host.locale));
  return data({ respondent }, { status: pageStatus(respondent.availability) });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const respondent = await openRespondent(host, params, lastStepPath);
  return finish(takerOf(host, respondent._id), respondent, await request.formData());
}

export const handle = {
  ground: (found) => groundOf((found as { respondent?: Respondent } | undefined)?.respondent),
  survey: (found) => (found as { respondent?: Respondent } | undefined)?.respondent?.project,
} satisfies TakingPartHandle;

export default function LastStep() {
  const { respondent } = useLoaderData<typeof loader>();
  const unfinished = useActionData<Unfinished>();
  if (respondent.availability !== 'open')
    return <BarrierPage barrier={respondent.availability} begun project={respondent.project} />;
  return <LastStepView respondent={respondent} unfinished={unfinished} />;
}
