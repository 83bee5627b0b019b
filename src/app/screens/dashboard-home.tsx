import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { HomeContent } from '#features/projects/web/home/home-content.tsx';
import { NewProjectButton } from '#features/projects/web/new-project-button.tsx';
import { dashboardQuery } from '#features/projects/web/queries.ts';
import { NewestComments } from '#features/reports/web/comments/newest-comments.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';

// Templates bring what their questions are: only who has no project yet waits for them.
const FirstProject = lazy(async () => ({
  default: (await import('#features/library/web/start/first-project.tsx')).FirstProject,
}));

export const handle = { texts: ['builder'] } satisfies PageHandle;

export default function DashboardHomePage() {
  const t = useText();
  const { firstName } = useOutletContext<SessionUser>();
  // Whoever has none yet begins with what the page shows them.
  const hasProjects = (useQuery(dashboardQuery()).data?.projects ?? 0) > 0;
  return (
    <>
      <PageHead title={t('common:dashboard')} />
      <PageHeader
        title={t('dashboard:greeting', { name: firstName })}
        actions={hasProjects ? <NewProjectButton /> : null}
      />
      <HomeContent
        first={
          <Suspense>
            <FirstProject />
          </Suspense>
        }
        comments={<NewestComments />}
      />
    </>
  );
}
