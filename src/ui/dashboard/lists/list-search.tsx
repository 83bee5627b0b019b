import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { LONGEST_SEARCH } from '#kit/contract/listing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './data-table.module.css';
import type { ListState } from './use-list-state.ts';

const PAUSE_MS = 300;

/** The search box of a list: it asks when one pauses in typing. */
export function ListSearch({ list, label }: { list: ListState; label?: string }) {
  const t = useText();
  const [box, setBox] = useState({ typed: list.q, asked: list.q });
  const search = useDebouncedCallback(list.search, { delay: PAUSE_MS, flushOnUnmount: false });
  const name = label ?? t('common:search');

  // The address changed by other means (Back, a cleared filter): show that. Its own question keeps the space just typed.
  if (box.asked !== list.q) {
    setBox({ typed: box.typed.trim() === list.q ? box.typed : list.q, asked: list.q });
  }

  function change(typed: string) {
    setBox({ ...box, typed });
    search(typed);
  }

  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={name}
      maxLength={LONGEST_SEARCH}
      placeholder={name}
      value={box.typed}
      onChange={(event) => change(event.currentTarget.value)}
      rightSection={box.typed ? <CloseButton aria-label={t('common:clear')} onClick={() => change('')} /> : null}
    />
  );
}
