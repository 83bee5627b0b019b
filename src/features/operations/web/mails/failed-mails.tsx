import { useQuery } from '@tanstack/react-query';
import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import type { findMails } from '../../contract.ts';
import { operationPaths } from '../../paths.ts';
import { failedMailsQuery } from '../queries.ts';
import styles from './mails.module.css';

/** The emails that nobody received, the latest first; nothing where all went out. */
export function FailedMails() {
  const t = useText();
  const { data, error, refetch } = useQuery(failedMailsQuery());
  if (data ? data.items.length === 0 : !error) return null;
  return (
    <section aria-labelledby="failed-mails">
      <SectionHead
        id="failed-mails"
        title={t('operations:failedMails')}
        all={{ to: operationPaths.emailLogsIn('failed'), label: t('operations:allFailed') }}
      />
      {data ? <FailedMailList mails={data.items} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function FailedMailList({ mails }: { mails: Data<typeof findMails>['items'] }) {
  return (
    <EntryList
      entries={mails.map((mail) => ({
        id: mail._id,
        to: operationPaths.emailLog(mail._id),
        title: mail.subject,
        about: (
          <>
            {mail.to} · <Moment at={mail.createdAt} />
          </>
        ),
        end: mail.error ? (
          <span className={styles.reason} lang="en">
            {mail.error}
          </span>
        ) : null,
      }))}
    />
  );
}
