import type { ReactNode } from 'react';
import styles from './hung.module.css';

interface HungProps {
  /** Whether it adorns wide windows alone: on a phone there is no room for what says nothing. */
  wideAlone?: boolean;
  children: ReactNode;
}

/**
 * What a page of one thing shows beside its words: in a wide window a sheet that hangs from the line, on the survey's
 * own cloth, as in the picture of its link; on a phone what is on it stands above the words.
 */
export function Hung({ wideAlone, children }: HungProps) {
  return (
    <div className={styles.cloth} data-cloth="" data-wide-alone={wideAlone ? '' : undefined}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
