import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import type { Share } from './share.ts';
import styles from './share-figures.module.css';
import { useShareWords } from './use-share-words.ts';

interface ShareFiguresProps {
  share: Share;
  answered: number;
  /** The count has a line of its own. */
  stacked?: boolean;
}

/** What stands beside a mark: its percentage and count, of a handful the count alone. */
export function ShareFigures({ share, answered, stacked }: ShareFiguresProps) {
  const words = useShareWords(answered);
  if (share.value) return <span className={styles.figures}>{share.value}</span>;
  if (!hasStatistics(answered)) return <span className={styles.figures}>{words.outOf(share.count)}</span>;
  return (
    <span className={styles.figures} data-stacked={stacked || undefined}>
      {words.percent(share.share)} <b className={styles.count}>({words.count(share.count)})</b>
    </span>
  );
}
