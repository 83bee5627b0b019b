import { MARK } from '#ui/plain/mark-shape.ts';
import styles from './hung.module.css';

/** From one bundle to the next, and from one row of them to the one below. */
const STEP = { across: 42, down: 42 };
/** In the middle of each of the mark's strokes. */
const STROKES = [4, 12, 20, 28];
const BUNDLE = STROKES.length + 1;
/** A drawing of more would be a grey cloth. */
const MOST = 200;

/**
 * A stitch for each question, in bundles of five that hang from lines: what is to be answered is sewn on loosely. Of
 * fewer than five it is the mark, which whoever has answered sees filled.
 */
export function Stitches({ count }: { count: number }) {
  const shown = Math.max(BUNDLE, Math.min(count, MOST));
  const bundles = Math.ceil(shown / BUNDLE);
  const columns = Math.ceil(Math.sqrt(bundles * 0.8));
  const rows = Math.ceil(bundles / columns);
  const width = columns * STEP.across - (STEP.across - MARK.size);
  const height = rows * STEP.down - (STEP.down - MARK.size);
  const [strokes, slashes]: [string[], string[]] = [[], []];
  for (let index = 0; index < shown; index += 1) {
    const bundle = Math.floor(index / BUNDLE);
    const left = (bundle % columns) * STEP.across;
    const top = Math.floor(bundle / columns) * STEP.down;
    const stroke = STROKES[index % BUNDLE];
    if (stroke === undefined) slashes.push(`M${left} ${top + 23.6}l32-12.8`);
    else strokes.push(`M${left + stroke} ${top + 9}v20`);
  }
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${row * STEP.down + 2}h${width}v4H0z`);
  return (
    <svg className={styles.stitches} viewBox={`-2 0 ${width + 4} ${height}`} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={lines.join('')} />
      <path className={styles.stroke} d={strokes.join('')} />
      <path className={styles.slash} d={slashes.join('')} />
    </svg>
  );
}
