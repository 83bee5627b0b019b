import { Skeleton } from '@mantine/core';
import styles from './share.module.css';

/** Share until script is at work: its cards. */
export function ShareOnItsWay() {
  return (
    <div className={styles.share}>
      <div className={styles.hero}>
        <div className={styles.send}>
          <Card heights={[50, 40]} />
        </div>
        <Skeleton width={216} height={216} />
      </div>
      <div className={styles.main}>
        <Card heights={[180]} />
        <Card heights={[44]} />
      </div>
      <div className={styles.side}>
        <Card heights={[420]} />
      </div>
    </div>
  );
}

function Card({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.card}>
      <Skeleton width="45%" height={26} />
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}
