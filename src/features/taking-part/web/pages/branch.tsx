import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hostContext } from '#kit/web/page/host-context.ts';
import { branchPath, isOnTree, questionsPath, soughtIn } from '../addresses.ts';
import { BarrierPage, groundOf, pageStatus } from '../barrier/barrier-page.tsx';
import { openRespondent, type Respondent, requireAddress } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { onPath, placeOf } from '../places.ts';
import { BranchView } from '../tree/branch-view.tsx';

/** Where a tree is looked back along. In another view there is no such page: it leads to the question. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const to = soughtIn(url.searchParams);
  const placeIn = (found: Respondent) => onPath(found, placeOf(found, url.searchParams));
  const addressOf = (found: Respondent) => {
    const { step } = placeIn(found);
    return isOnTree(found) ? branchPath(found, step, to) : questionsPath(found, step);
  };
  const respondent = await openRespondent(host, { ...params, search: url.search }, addressOf);
  requireAddress(host, url, addressOf(respondent));
  return data({ respondent, place: placeIn(respondent), to }, { status: pageStatus(respondent.availability) });
}

export const handle = {
  ground: (found) => groundOf((found as { respondent?: Respondent } | undefined)?.respondent),
  survey: (found) => (found as { respondent?: Respondent } | undefined)?.respondent?.project,
} satisfies TakingPartHandle;

export default function Branch() {
  const { respondent, place, to } = useLoaderData<typeof loader>();
  if (respondent.availability !== 'open')
    return <BarrierPage barrier={respondent.availability} begun project={respondent.project} />;
  return <BranchView respondent={respondent} place={place} to={to} />;
}
