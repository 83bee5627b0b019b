import styles from './spark-bars.module.css';

/** In pixels: a day with its gap, and how high the highest is. */
const DAY = 4;
const HEIGHT = 24;

/** A bar a day on a line, under the words that say how many. The highest is as high as any other's highest. */
export function SparkBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const width = counts.length * DAY - 1;
  return (
    <svg
      className={styles.bars}
      width={width}
      height={HEIGHT + 2}
      viewBox={`0 0 ${width} ${HEIGHT + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={counts
          .map((count, day) => barOf(day * DAY, count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT)))
          .join('')}
      />
      <path className={styles.line} d={`M0 ${HEIGHT + 1.5}H${width}`} />
    </svg>
  );
}

function barOf(left: number, height: number): string {
  return height === 0 ? '' : `M${left} ${HEIGHT + 1}h${DAY - 1}v-${height.toFixed(1)}h${1 - DAY}z`;
}
