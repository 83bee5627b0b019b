import type { ReactNode } from 'react';
import styles from './with-facts.module.css';

interface WithFactsProps {
  /** A list of facts. */
  facts: ReactNode;
  /** What on a phone comes first. */
  first?: 'facts' | 'content';
  children: ReactNode;
}

/** Something to read, and beside it what is known of it; where it is narrow, above it. */
export function WithFacts({ facts, first = 'facts', children }: WithFactsProps) {
  return (
    <div className={styles.whole} data-first={first}>
      <div className={styles.content}>{children}</div>
      <div className={styles.facts}>{facts}</div>
    </div>
  );
}
