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
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { getLeaderboard, getOwnStanding, LONGEST_SHOWN_NAME, nameOnLeaderboard } from '../../contract/leaderboard.ts';
import { takingPartPaths } from '../../paths.ts';
import { LeaderboardView } from '../leaderboard/leaderboard-view.tsx';
import type { TakingPartHandle } from '../page-handle.ts';

/** Whoever comes from the end of the quiz is named in the address, as there; all others see what everybody may. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const id = String(params.id);
  const respondent = url.searchParams.get('respondent');
  const cursor = url.searchParams.get('cursor');
  const query = cursor ? { cursor } : {};
  if (respondent === null) {
    return {
      id,
      respondent,
      isFirst: !cursor,
      board: await host.call(getLeaderboard, { params: { id }, query }),
      own: null,
    };
  }
  const { own, name, isNameRemoved, isForAll, ...board } = await host.call(getOwnStanding, {
    params: { id: respondent },
    query,
  });
  return { id, respondent, isFirst: !cursor, board, own: { line: own, name, isNameRemoved, isForAll } };
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const respondent = url.searchParams.get('respondent');
  if (respondent === null) throw pageRefusal('not_found');
  const name = String((await request.formData()).get('name') ?? '').slice(0, LONGEST_SHOWN_NAME);
  const named = await host.attempt(nameOnLeaderboard, { params: { id: respondent }, body: { name } });
  if (!named.ok) {
    const { message, error } = named.failure;
    return data({ name, message: error.fields?.name?.[0] ?? message }, { status: named.status });
  }
  return redirect(localizePath(takingPartPaths.leaderboard(String(params.id), respondent), host.locale), 303);
}

export const handle = {
  ground: () => 'paper',
  survey: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.board.project,
} satisfies TakingPartHandle;

export default function LeaderboardPage() {
  const refused = useActionData<typeof action>();
  return <LeaderboardView {...useLoaderData<typeof loader>()} refused={refused} />;
}
