import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './data-table.module.css';
import type { ListState } from './use-list-state.ts';

const PAUSE_MS = 300;

/** The search box of a list: it asks when one pauses in typing. */
export function ListSearch({ list, label }: { list: ListState; label?: string }) {
  const t = useText();
  const [typed, setTyped] = useState(list.q);
  const search = useDebouncedCallback(list.search, { delay: PAUSE_MS, flushOnUnmount: false });
  const name = label ?? t('common:search');

  useEffect(() => setTyped(list.q), [list.q]);

  function change(text: string) {
    setTyped(text);
    search(text);
  }

  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={name}
      placeholder={name}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      rightSection={typed ? <CloseButton aria-label={t('common:clear')} onClick={() => change('')} /> : null}
    />
  );
}
