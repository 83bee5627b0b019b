import { Skeleton } from '@mantine/core';
import styles from './history.module.css';

/** The history until script is at work: its list, and what a version changed. */
export function HistoryOnItsWay() {
  return (
    <div className={styles.history}>
      <div className={styles.head}>
        <Skeleton width={220} height={32} />
      </div>
      <div className={styles.waiting}>
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
      <div className={styles.waiting}>
        <Skeleton height={32} width="40%" />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </div>
  );
}
