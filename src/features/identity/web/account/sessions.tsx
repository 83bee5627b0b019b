import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { sessionsQuery } from '../queries.ts';
import styles from './account.module.css';
import { useSessionEntry } from './use-session-entry.tsx';

/** Where one is signed in, this device first told apart. */
export function Sessions() {
  const t = useText();
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{t('account:sessions')}</h2>
        <p className={styles.intro}>{t('account:sessionsText')}</p>
      </header>
      <SessionList />
    </section>
  );
}

function SessionList() {
  const { data, error, refetch } = useQuery(sessionsQuery());
  const entryOf = useSessionEntry();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting className={styles.waiting}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={16} width="70%" />
      </Waiting>
    );
  }
  return <EntryList entries={data.map(entryOf)} />;
}
