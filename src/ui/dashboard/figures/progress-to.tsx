import styles from './progress-to.module.css';

interface ProgressToProps {
  value: number;
  limit: number;
}

/** How much of a limit is reached, as a line under the words that say it. */
export function ProgressTo({ value, limit }: ProgressToProps) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span style={{ width: `${Math.min(100, (value / limit) * 100)}%` }} />
    </span>
  );
}
