import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { ProjectHistory } from '#features/operations/web/activities/project-history.tsx';
import { getAnyProject, STANDING_TONES } from '#features/projects/contract/oversight.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { AnyProjectFacts } from '#features/projects/web/oversight/any-project-facts.tsx';
import { PublishedQuestions } from '#features/projects/web/oversight/published-questions.tsx';
import { StandingButton } from '#features/projects/web/oversight/standing-button.tsx';
import { useStandingWord } from '#features/projects/web/oversight/use-standing-word.ts';
import { WhyDown } from '#features/projects/web/oversight/why-down.tsx';
import { useTitleText } from '#features/projects/web/project-title.tsx';
import { anyProjectQuery } from '#features/projects/web/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { auditSubjects } from '../audit-subjects.ts';

export const handle = {
  texts: [
    'activities',
    'api',
    'oversight',
    'projects',
    'questions',
    'categories',
    'places',
    'identity',
    'account',
    'content',
    'siteSettings',
    'company',
  ],
} satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getAnyProject, { params: { id: String(params.id) } });
  return null;
}

/** Anybody's project as the staff see it: what it asks and what happened to it, and nothing of what was answered. */
export default function AnyProjectPage() {
  const t = useText();
  const titleOf = useTitleText();
  const wordOf = useStandingWord();
  const { id = '' } = useParams();
  const { data: project, error, refetch } = useQuery(anyProjectQuery(id));
  const title = project ? titleOf(project.title) : t('oversight:project');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: projectPaths.all, label: t('dashboard:allProjectsTitle') }}
        badge={
          project ? <StatusBadge tone={STANDING_TONES[project.standing]}>{wordOf(project.standing)}</StatusBadge> : null
        }
        actions={project ? <StandingButton project={project} /> : null}
      />
      {error && !project ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {project ? (
        <WithFacts facts={<AnyProjectFacts project={project} />}>
          {project.takenDown ? <WhyDown takenDown={project.takenDown} /> : null}
          <PublishedQuestions project={project} />
          <ProjectHistory id={project._id} subjects={auditSubjects} title={t('oversight:history')} />
        </WithFacts>
      ) : null}
      {project || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
