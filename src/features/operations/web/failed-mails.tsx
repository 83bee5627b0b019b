import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { operationPaths } from '../paths.ts';
import styles from './operations.module.css';
import { failedMailsQuery } from './queries.ts';

/** The emails that nobody received, the latest first. */
export function FailedMails() {
  const t = useText();
  return (
    <section aria-labelledby="failed-mails">
      <div className={styles.head}>
        <h2 id="failed-mails">{t('operations:failedMails')}</h2>
        <LocaleLink to={operationPaths.emailLogs}>{t('operations:allMails')}</LocaleLink>
      </div>
      <FailedMailList />
    </section>
  );
}

function FailedMailList() {
  const t = useText();
  const format = useFormat();
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
          <LocaleLink to={operationPaths.emailLog(mail._id)}>{mail.subject}</LocaleLink>
          <span className={styles.meta}>
            {mail.to} · {format.dateTime(mail.createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
