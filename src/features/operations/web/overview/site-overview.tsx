import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { overviewQuery } from '../queries.ts';
import { DayPanel } from './day-panel.tsx';
import styles from './overview.module.css';
import { problemsOf } from './problems.ts';
import { RunningParts } from './running-parts.tsx';
import { SiteFigures } from './site-figures.tsx';
import { SiteState } from './site-state.tsx';

/** How the site is doing: first what needs somebody, then how much is going on, then what runs by itself. */
export function SiteOverview({ mayReadMails }: { mayReadMails: boolean }) {
  const t = useText();
  const { data, error, refetch } = useQuery(overviewQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <OverviewSkeleton />;
  return (
    <>
      <SiteState problems={problemsOf(data)} mayReadMails={mayReadMails} />
      <SiteFigures overview={data} />
      <div className={styles.columns}>
        <DayPanel
          title={t('operations:responses')}
          days={data.days.map(({ day, responses }) => ({ day, count: responses }))}
        />
        <DayPanel title={t('operations:newUsers')} days={data.days.map(({ day, users }) => ({ day, count: users }))} />
      </div>
      <RunningParts overview={data} mayReadMails={mayReadMails} />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <Waiting className={styles.overview}>
      <Skeleton height={56} radius="lg" />
      <Skeleton height={110} radius="lg" />
      <div className={styles.columns}>
        <Skeleton height={210} radius="lg" />
        <Skeleton height={210} radius="lg" />
      </div>
    </Waiting>
  );
}
