import styles from './mark.module.css';
import { MARK } from './mark-shape.ts';

interface MarkProps {
  /** Draws the slash once, over the strokes that stand already. */
  counts?: boolean;
  className?: string;
}

/** Jorip's mark in the colour of the text around it, as high as a style sheet says. What it means is said beside it. */
export function Mark({ counts, className }: MarkProps) {
  return (
    <svg className={className} viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={MARK.matra + MARK.strokes.join('')} />
      <path className={counts ? `${styles.slash} ${styles.counts}` : styles.slash} d={MARK.slash} />
    </svg>
  );
}
