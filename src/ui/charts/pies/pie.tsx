import type { DrawingProps } from '../drawing-props.ts';
import { chartColour } from '../shares/share.ts';
import { ShareFigures } from '../shares/share-figures.tsx';
import { ShareName } from '../shares/share-name.tsx';
import styles from './pie.module.css';
import { piePaths } from './pie-paths.ts';

const RADIUS = 100;

/** Shares as a pie, whose key says everything in words and figures. */
export function Pie({ label, shares, answered }: DrawingProps) {
  const paths = piePaths(shares, RADIUS);
  return (
    <div className={styles.pie}>
      <svg className={styles.drawing} viewBox="-102 -102 204 204" aria-hidden="true">
        {shares.map(({ id }, index) => {
          const path = paths[index];
          return path ? <path key={id} d={path} fill={chartColour(index)} /> : null;
        })}
      </svg>
      <ul className={styles.key} aria-label={label}>
        {shares.map((share, index) => (
          <li key={share.id}>
            <span className={styles.swatch} style={{ background: chartColour(index) }} aria-hidden="true" />
            <span>
              <ShareName share={share} />
            </span>
            <ShareFigures share={share} answered={answered} />
          </li>
        ))}
      </ul>
    </div>
  );
}
