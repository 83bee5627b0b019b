import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  /** Search and filters. */
  children: ReactNode;
  /** How the list is shown and taken away: order, columns, file. */
  end?: ReactNode;
}

/** The line above a list. */
export function ListTools({ children, end }: ListToolsProps) {
  return (
    <div className={styles.tools} data-print="none">
      {children}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
