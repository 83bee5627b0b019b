import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecentResponses } from '#ui/dashboard/days/recent-responses.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { dashboardQuery, projectsQuery } from '../queries.ts';
import { GettingStarted } from './getting-started.tsx';
import styles from './home.module.css';
import { NewestProjects } from './newest-projects.tsx';
import { NextStepList } from './next-step-list.tsx';

const SHOWN = 5;

interface HomeContentProps {
  first: ReactNode;
  comments: ReactNode;
}

/**
 * How the projects stand that one works with, and the newest `comments`; until the first answer is in, the way there,
 * and `first` to begin with.
 */
export function HomeContent({ first, comments }: HomeContentProps) {
  const dashboard = useQuery(dashboardQuery());
  const newest = useQuery(projectsQuery({ sort: '-createdAt', limit: SHOWN }));
  const error = dashboard.error ?? newest.error;

  if (error && !(dashboard.data && newest.data)) {
    return <ErrorState error={error} onRetry={() => void Promise.all([dashboard.refetch(), newest.refetch()])} />;
  }
  if (!dashboard.data || !newest.data) return <HomeSkeleton />;
  const { projects, responses, newest: days, nextSteps } = dashboard.data;
  return (
    <div className={styles.home}>
      {responses === 0 ? <GettingStarted projects={newest.data.items} /> : <RecentResponses {...dashboard.data} />}
      {projects === 0 ? (
        first
      ) : (
        <div className={styles.columns}>
          <NewestProjects projects={newest.data.items} days={days} />
          <NextStepList steps={nextSteps} />
        </div>
      )}
      {responses === 0 ? null : comments}
    </div>
  );
}

function HomeSkeleton() {
  return (
    <Waiting className={styles.home}>
      <Skeleton height={180} radius="lg" />
      <div className={styles.columns}>
        <Skeleton height={300} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </div>
    </Waiting>
  );
}
