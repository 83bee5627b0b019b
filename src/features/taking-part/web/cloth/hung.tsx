import type { ReactNode } from 'react';
import styles from './hung.module.css';

interface HungProps {
  /** Little is said beside it: on a phone, too, it hangs in its full width. */
  isLarge?: boolean;
  children: ReactNode;
}

/**
 * What a page of one thing shows beside its words: in a wide window a sheet that hangs from the line, on the survey's
 * own cloth, as in the picture of its link; on a phone a small one above the words, unless it is a picture or little
 * else is there.
 */
export function Hung({ isLarge, children }: HungProps) {
  return (
    <div className={styles.cloth} data-cloth="" data-large={isLarge || undefined}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
