import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { overviewQuery, surveysQuery } from '../queries.ts';
import styles from './home.module.css';
import { NewestProjects } from './newest-projects.tsx';
import { NextStepList } from './next-step-list.tsx';
import { ProjectFigures } from './project-figures.tsx';

const SHOWN = 5;

/** How the own projects stand; for a newcomer what leads to the first one. */
export function HomeContent({ first }: { first: ReactNode }) {
  const overview = useQuery(overviewQuery());
  const newest = useQuery(surveysQuery({ sort: '-createdAt', limit: SHOWN }));
  const error = overview.error ?? newest.error;

  if (error && !(overview.data && newest.data)) {
    return <ErrorState error={error} onRetry={() => void Promise.all([overview.refetch(), newest.refetch()])} />;
  }
  if (overview.data?.projects === 0) return first;
  return (
    <>
      <ProjectFigures overview={overview.data} />
      {newest.data ? (
        <div className={styles.columns}>
          <NewestProjects projects={newest.data.items} />
          <NextStepList projects={newest.data.items} />
        </div>
      ) : (
        <Waiting>
          <Skeleton height={280} />
        </Waiting>
      )}
    </>
  );
}
