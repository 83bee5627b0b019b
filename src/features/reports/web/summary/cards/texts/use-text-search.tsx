import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SEARCH_PAUSE_MS, SearchBox } from '#ui/dashboard/lists/tools/search-box.tsx';
import styles from '../../summary.module.css';

/** So few are read faster than searched. */
const SEARCHED_FROM = 6;

/** A box that searches what people wrote to a question, where there is much of it, and what is looked for. */
export function useTextSearch(title: string, count: number): { q: string; search: ReactNode } {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const search =
    count >= SEARCHED_FROM ? (
      <SearchBox
        className={styles.search}
        label={`${t('reports:searchTexts')}: ${title}`}
        placeholder={t('reports:searchTexts')}
        value={typed}
        onChange={setTyped}
      />
    ) : null;
  return { q, search };
}
