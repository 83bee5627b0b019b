import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { ListState } from '../use-list-state.ts';
import styles from './list-tools.module.css';
import { SEARCH_PAUSE_MS, SearchBox } from './search-box.tsx';

/** The search box of a list: it asks when one pauses in typing. */
export function ListSearch({ list, label }: { list: ListState; label: string }) {
  const [box, setBox] = useState({ typed: list.q, asked: list.q });
  const search = useDebouncedCallback(list.search, { delay: SEARCH_PAUSE_MS, flushOnUnmount: false });

  // The address changed by other means (Back, a cleared filter): show
  // that. Its own question keeps the space just typed.
  if (box.asked !== list.q) {
    setBox({ typed: box.typed.trim() === list.q ? box.typed : list.q, asked: list.q });
  }

  function change(typed: string) {
    setBox({ ...box, typed });
    search(typed);
  }

  return <SearchBox className={styles.search} label={label} value={box.typed} onChange={change} />;
}
