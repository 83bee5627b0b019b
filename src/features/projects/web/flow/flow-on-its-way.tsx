import { Skeleton } from '@mantine/core';
import styles from './flow.module.css';

/** The flow until script is at work: its head, and room for the drawing. */
export function FlowOnItsWay() {
  return (
    <div className={styles.place}>
      <Skeleton width={220} height={32} />
      <Skeleton height={480} />
    </div>
  );
}
