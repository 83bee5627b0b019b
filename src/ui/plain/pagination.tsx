import type { To } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Where the first page is, when this is not it. */
  first?: To;
  previous?: To;
  next?: To;
}

/** From page to page of a list, by links. A list that fits one page shows none. */
export function Pagination({ first, previous, next }: PaginationProps) {
  const t = useText();
  const steps = [
    { to: first, label: t('common:firstPage'), rel: undefined },
    { to: previous, label: t('common:previousPage'), rel: 'prev' },
    { to: next, label: t('common:nextPage'), rel: 'next' },
  ].filter((step) => step.to !== undefined);

  if (steps.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('common:pagination')}>
      {steps.map(({ to = '', label, rel }) => (
        <ButtonLink key={label} to={to} rel={rel} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
