import { classNames } from '../class-names.ts';
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
      <Slash counts={counts} />
    </svg>
  );
}

/** What makes the strokes five, in the accent of where it stands. */
export function Slash({ counts, className }: MarkProps) {
  return <path className={classNames(styles.slash, counts && styles.counts, className)} d={MARK.slash} />;
}
