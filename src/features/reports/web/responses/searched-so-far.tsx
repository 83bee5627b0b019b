import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './responses.module.css';

interface SearchedSoFarProps {
  found: number;
  /** How many responses this page looked through. */
  read: number;
  /** From 1. */
  page: number;
}

/** How far a long search came, and how it goes on. */
export function SearchedSoFar({ found, read, page }: SearchedSoFarProps) {
  const t = useText();
  const soFar = found > 0 ? 'reports:searchedSoFar' : 'reports:nothingSoFar';
  return (
    <p role="status" className={styles.searched}>
      {t(page === 1 ? soFar : 'reports:searchedOlder', { count: read })} {t('reports:nextSearchesOlder')}
    </p>
  );
}
