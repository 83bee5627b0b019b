import { stitchesOf } from '#domain/quiz/practice/progress.ts';
import styles from './hung.module.css';

/** How far each stitch hangs from the line, no two beside each other the same. */
const LENGTHS = [74, 92, 66, 100, 80, 94, 70];

interface DaysProps {
  /** On how many days in a row somebody practised; null where the page's script knows. */
  days: number | null;
  /** The last of them is sewn before one's eyes. */
  sewsLast?: boolean;
}

/** What practice hangs on its cloth: a stitch a day. Those of days to come are there, sewn on loosely. */
export function Days({ days, sewsLast = false }: DaysProps) {
  const sewn = stitchesOf(days ?? 0);
  return (
    <svg
      className={styles.stitches}
      viewBox="0 0 120 120"
      data-days={days === null ? '' : undefined}
      data-sews={sewsLast ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d="M0 2h120v5H0z" />
      {LENGTHS.map((length, index) => {
        const down = `M${9 + index * 17} 8v${length}`;
        return (
          <g key={length} data-sewn={index < sewn ? '' : undefined} data-last={index === sewn - 1 ? '' : undefined}>
            <path className={styles.stroke} d={down} />
            <path className={styles.strip} d={down} />
            <path className={styles.thread} d={down} />
          </g>
        );
      })}
    </svg>
  );
}
