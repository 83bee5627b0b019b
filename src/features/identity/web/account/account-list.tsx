import { Skeleton } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type Entry, EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import styles from './account.module.css';

interface AccountListProps<Item> {
  title: string;
  /** Where it is found on the page. */
  place?: string;
  /** What to do about it. */
  text: string;
  /** What can be done with all of it. */
  action?: ReactNode;
  /** Said where there is nothing. */
  none?: string;
  query: UseQueryOptions<Item[]>;
  entryOf: (item: Item) => Entry;
}

/** What is known of the account beyond the profile, as a list below it. */
export function AccountList<Item>({ title, place, text, action, ...list }: AccountListProps<Item>) {
  const id = useId();
  return (
    <section id={place} tabIndex={place ? -1 : undefined} className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{text}</p>
      <Entries {...list} />
      {action}
    </section>
  );
}

function Entries<Item>({ query, entryOf, none }: Pick<AccountListProps<Item>, 'query' | 'entryOf' | 'none'>) {
  const { data, error, refetch } = useQuery(query);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting className={styles.waiting}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={16} width="70%" />
      </Waiting>
    );
  }
  if (none && data.length === 0) return <p className={styles.none}>{none}</p>;
  return <EntryList entries={data.map(entryOf)} />;
}
