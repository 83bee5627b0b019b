import styles from './spark-line.module.css';

const BOX = { width: 120, height: 24 };

interface SparkLineProps {
  counts: readonly number[];
  /** What the line is as high as the box for: the most in any of the lines that stand below each other. */
  most: number;
}

/** How counts went, as a line under the words that say how many: no axis, no figures. */
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
