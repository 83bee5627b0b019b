import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Moment } from '#ui/dashboard/moment.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { operationPaths } from '../../paths.ts';
import { failedMailsQuery } from '../queries.ts';
import styles from './mails.module.css';

/** The emails that nobody received, the latest first. */
export function FailedMails() {
  const t = useText();
  return (
    <section aria-labelledby="failed-mails">
      <div className={styles.head}>
        <h2 id="failed-mails">{t('operations:failedMails')}</h2>
        <LocaleLink to={operationPaths.emailLogsIn('failed')}>{t('operations:allFailed')}</LocaleLink>
      </div>
      <FailedMailList />
    </section>
  );
}

function FailedMailList() {
  const t = useText();
  const { data, error, refetch } = useQuery(failedMailsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <Skeleton height={72} />
      </Waiting>
    );
  }
  if (data.items.length === 0) return <p className={styles.none}>{t('operations:noFailedMails')}</p>;
  return (
    <ul className={styles.list}>
      {data.items.map((mail) => (
        <li key={mail._id}>
          <p className={styles.name}>
            <LocaleLink to={operationPaths.emailLog(mail._id)}>{mail.subject}</LocaleLink>
            <span className={styles.meta}>{mail.to}</span>
          </p>
          <p className={styles.reason}>
            {mail.error ? <span lang="en">{mail.error}</span> : null}
            <span className={styles.meta}>
              <Moment at={mail.createdAt} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
