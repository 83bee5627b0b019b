import type { ReactNode } from 'react';
import styles from './form-shell.module.css';

/** Two short fields that belong together. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pair} data-pair="">
      {children}
    </div>
  );
}
