import type { ReactNode } from 'react';
import styles from './hung.module.css';

interface HungProps {
  children: ReactNode;
}

/**
 * What a page of one thing shows beside its words: in a wide window a sheet that hangs from the line, on the survey's
 * own cloth, as in the picture of its link; on a phone a small one above the words, unless it is a picture.
 */
export function Hung({ children }: HungProps) {
  return (
    <div className={styles.cloth} data-cloth="">
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
