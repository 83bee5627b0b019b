import styles from './spark-line.module.css';

const BOX = { width: 120, height: 24 };

interface SparkLineProps {
  counts: readonly number[];
  /** What the line is as high as the box for: the most on a day, said beside it; one for all that are compared. */
  most: number;
}

/** How counts went, as a line under the words that say how many: no axis; what it is as high as is said beside it. */
export function SparkLine({ counts, most }: SparkLineProps) {
  const points = counts.map((count, index) => {
    const along = counts.length > 1 ? index / (counts.length - 1) : 0;
    return `${(along * BOX.width).toFixed(1)},${((1 - count / most) * BOX.height).toFixed(1)}`;
  });
  return (
    <svg
      className={styles.line}
      viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
