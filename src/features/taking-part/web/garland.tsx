import { Slash } from '#ui/plain/mark.tsx';
import { MARK } from '#ui/plain/mark-shape.ts';
import styles from './garland.module.css';

const STRINGS = 'M4 8.6V30M12 8.6V30M20 8.6V30M28 8.6V30';

/** The mark as it is hung up for a feast: garlands of marigolds for strokes, and the slash drawn over them once. */
export function Garland() {
  return (
    <svg className={styles.garland} viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={MARK.matra} />
      <path className={styles.flowers} d={STRINGS} />
      <path className={styles.buds} d={STRINGS} />
      <Slash counts className={styles.slash} />
    </svg>
  );
}
