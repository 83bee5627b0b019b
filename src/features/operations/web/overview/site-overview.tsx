import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RecentResponses } from '#ui/dashboard/days/recent-responses.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { overviewQuery } from '../queries.ts';
import styles from './overview.module.css';
import { type Problem, problemsOf } from './problems.ts';
import { SiteAccounts } from './site-accounts.tsx';
import { SiteParts } from './site-parts.tsx';
import { type SignOfType, SiteProjects } from './site-projects.tsx';
import { SiteState } from './site-state.tsx';
import { WhoWaits } from './who-waits.tsx';

/** What those alone can do something about who may open the email log. */
const OF_MAILS: ReadonlySet<Problem['kind']> = new Set(['mailsStuck', 'mailsFailed', 'mailsPrinted']);

interface SiteOverviewProps {
  signOf: SignOfType;
  mayReadMails: boolean;
  mayReadTickets: boolean;
  mayReadContacts: boolean;
  mayOperate: boolean;
}

/**
 * How the site is doing: first what needs somebody, then how much is going on, who waits and who makes it,
 * then what runs by itself.
 */
export function SiteOverview({ signOf, mayReadMails, mayReadTickets, mayReadContacts, mayOperate }: SiteOverviewProps) {
  const { data, error, refetch } = useQuery(overviewQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <OverviewSkeleton />;
  return (
    <>
      <SiteState
        sends={data.mails.sent > 0}
        problems={problemsOf(data).filter(({ kind }) => mayReadMails || !OF_MAILS.has(kind))}
        mayReadMails={mayReadMails}
        mayOperate={mayOperate}
      />
      <RecentResponses {...data} />
      <div className={styles.columns}>
        <div className={styles.overview}>
          {mayReadTickets || mayReadContacts ? (
            <WhoWaits mayReadTickets={mayReadTickets} mayReadContacts={mayReadContacts} />
          ) : null}
          <SiteProjects projects={data.newestProjects} signOf={signOf} />
          <SiteParts overview={data} mayReadMails={mayReadMails} />
        </div>
        <SiteAccounts {...data} />
      </div>
    </>
  );
}

function OverviewSkeleton() {
  return (
    <Waiting className={styles.overview}>
      <Skeleton height={56} radius="lg" />
      <Skeleton height={210} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </Waiting>
  );
}
