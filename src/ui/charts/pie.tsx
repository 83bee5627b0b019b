import { lazy, Suspense } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './pie.module.css';
import { chartColour, type Share } from './share.ts';
import { ShareName } from './share-name.tsx';

const PieDrawing = lazy(() => import('./pie-drawing.tsx').then((module) => ({ default: module.PieDrawing })));

/**
 * Shares as a pie, whose key says everything in words and figures. The drawing is fetched when it is first asked for.
 */
export function Pie({ label, shares }: { label: string; shares: Share[] }) {
  const format = useFormat();
  const hydrated = useHydrated();
  return (
    <div className={styles.pie}>
      <div className={styles.place} aria-hidden="true">
        {hydrated ? (
          <Suspense>
            <PieDrawing shares={shares} />
          </Suspense>
        ) : null}
      </div>
      <ul className={styles.key} aria-label={label}>
        {shares.map((share, index) => (
          <li key={share.id}>
            <span className={styles.swatch} style={{ background: chartColour(index) }} aria-hidden="true" />
            <span>
              <ShareName share={share} />
            </span>
            <span>
              {format.percent(share.share)} ({format.number(share.count)})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
