import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** The line above a table: search, filters, bulk actions. */
export function ListTools({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tools} data-print="none">
      {children}
    </div>
  );
}
