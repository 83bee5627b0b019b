import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { isPractised } from '#features/projects/contract/kinds.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { getPollResults } from '../../contract/poll-results.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { takingPartPaths } from '../../paths.ts';
import { questionsPath } from '../addresses.ts';
import { BarrierMark } from '../barrier/barrier-mark.tsx';
import { DoneView } from '../done-view.tsx';
import { Notice } from '../notice.tsx';
import type { Respondent } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { VotedView } from '../poll/voted-view.tsx';
import { PractisedView } from '../practice/practised-view.tsx';
import { ProjectHead } from '../project-head.tsx';

/** The respondent is named in the address: it works on every device, and for several surveys at the same time. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const ref = url.searchParams.get('respondent');
  if (!ref)
    return {
      project: undefined,
      closing: null,
      redirect: null,
      end: 'completed' as const,
      endedBy: null,
      completedAt: undefined,
      result: null,
      next: null,
      certificateAt: null,
      leaderboardAt: null,
      rounds: null,
      roundsAt: null,
      results: undefined,
      welcome: undefined,
    };
  const host = context.get(hostContext);
  const respondent = await host.call(getRespondent, { params: { id: ref } });
  if (respondent.state === 'answering') throw redirect(localizePath(questionsPath(respondent, 1), host.locale), 303);
  const {
    project,
    closing,
    state,
    endedBy,
    completedAt,
    result,
    again,
    certificate,
    rounds,
    redirect: target,
  } = respondent;
  const found = project.kind === 'poll' ? await host.attempt(getPollResults, { params: { id: ref } }) : undefined;
  const params = { id: respondent.projectId };
  const welcome = isPractised(project) && again ? await host.attempt(getWelcome, { params }) : undefined;
  const next = again && { ...again, at: takingPartPaths.welcome(respondent.projectId) };
  const certificateAt = certificate && takingPartPaths.certificate(ref);
  const leaderboardAt = respondent.hasLeaderboard ? takingPartPaths.leaderboard(respondent.projectId, ref) : null;
  const roundsAt = rounds && takingPartPaths.welcome(respondent.projectId);
  const ended = {
    end: state,
    endedBy,
    completedAt,
    closing,
    redirect: target,
    result,
    next,
    certificateAt,
    leaderboardAt,
    rounds,
    roundsAt,
  };
  const shown = {
    results: found?.ok ? found.data : undefined,
    welcome: welcome?.ok ? welcome.data : undefined,
  };
  return { project, ...ended, ...shown };
}

export const handle = {
  ground: () => 'cover',
  survey: (found) => (found as { project?: Respondent['project'] } | undefined)?.project,
} satisfies TakingPartHandle;

export default function Done() {
  const t = useText();
  const { project, results, welcome, ...ended } = useLoaderData<typeof loader>();
  if (!project) {
    return (
      <Notice mark={<BarrierMark of="missing" />} title={t('takingPart:notDone')}>
        <ProjectHead project={undefined} part={t('takingPart:notDone')} />
        <p>{t('takingPart:notDoneText')}</p>
      </Notice>
    );
  }
  if (results) return <VotedView project={project} results={results} redirect={ended.redirect} />;
  if (isPractised(project) && ended.end === 'completed') {
    const { closing, result, redirect, next } = ended;
    const goesOn = next && welcome ? { at: next.at, welcome } : null;
    return <PractisedView {...{ project, closing, result, redirect }} next={goesOn} />;
  }
  return <DoneView project={project} {...ended} />;
}
