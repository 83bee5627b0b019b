import type { ReactNode } from 'react';
import styles from './hung.module.css';

interface HungProps {
  /** Few words stand beside it: on a phone too there is room for a larger one. */
  isLarge?: boolean;
  children: ReactNode;
}

/**
 * What a page of one thing shows beside its words: in a wide window a sheet that hangs from the line, on the survey's
 * own cloth, as in the picture of its link; on a phone a small one above the words, unless it is a picture.
 */
export function Hung({ isLarge, children }: HungProps) {
  return (
    <div className={styles.cloth} data-cloth={isLarge ? 'large' : ''}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
