import { type CSSProperties, type PointerEvent, useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import { nameOf, ticksUpTo } from '../axis/axis.ts';
import { ScaleLines } from '../axis/scale-lines.tsx';
import styles from './line-chart.module.css';
import { alongOf, areaPath, linePath, openLinePaths } from './line-path.ts';

/** What was counted in a stretch of time. */
export interface Stretch {
  id: string;
  label: string;
  /** Shorter, for the axis. */
  short?: string;
  count: number;
  /** The last one alone: it is not over, and more may come. */
  isPart?: boolean;
}

/** More never stand as far apart as dots must. */
const MOST_DOTS = 60;

/**
 * Counts one after the other in time, every stretch there with what was counted in it, nothing included. A list to
 * those who hear it. Drawn in percentages of its box, with words beside the drawing: no script, any width.
 */
export function LineChart({ label, stretches }: { label: string; stretches: Stretch[] }) {
  const format = useFormat();
  const [at, setAt] = useState<number>();
  const ticks = ticksUpTo(Math.max(0, ...stretches.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  const isOpen = stretches.length > 1 && stretches.at(-1)?.isPart;
  const [line, openLine] = isOpen ? openLinePaths(stretches, top) : [linePath(stretches, top)];
  const pointed = at === undefined ? undefined : stretches[at];
  const left = (index: number) => `${alongOf(index, stretches.length) * 100}%`;
  const up = (count: number) => `${(count / top) * 100}%`;
  const most = Math.max(...stretches.map(({ count }) => count));
  const standOut = [stretches.findIndex(({ count }) => count === most), stretches.length - 1];

  function point(event: PointerEvent<HTMLElement>): void {
    const { left: start, width } = event.currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (event.clientX - start) / width));
    setAt(Math.round(along * (stretches.length - 1)));
  }

  return (
    <figure className={styles.chart}>
      <VisuallyHidden>
        <ol aria-label={label}>
          {stretches.map(({ id, label: name, count }) => (
            <li key={id}>
              {name}: {format.number(count)}
            </li>
          ))}
        </ol>
      </VisuallyHidden>
      <ScaleLines ticks={ticks} written={format.number} />
      <div
        className={styles.plot}
        style={{ '--stretches': stretches.length } as CSSProperties}
        aria-hidden="true"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={areaPath(stretches, top)} />
          <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
          {openLine ? (
            <path className={styles.line} data-open={true} d={openLine} vectorEffect="non-scaling-stroke" />
          ) : null}
        </svg>
        {stretches.map(({ id, count, isPart }, index) =>
          stretches.length <= MOST_DOTS || index === at || standOut.includes(index) ? (
            <i
              key={id}
              className={styles.dot}
              data-at={index === at || undefined}
              data-open={isPart || undefined}
              data-stands-out={standOut.includes(index) || undefined}
              style={{ left: left(index), bottom: up(count) }}
            />
          ) : null,
        )}
        {pointed && at !== undefined ? (
          <p className={styles.pointed} data-late={at > stretches.length / 2 || undefined} style={{ left: left(at) }}>
            <b>{format.number(pointed.count)}</b> {pointed.label}
          </p>
        ) : null}
      </div>
      <div className={styles.names} aria-hidden="true">
        {stretches.map(({ id, label: name, short = name }, index) => {
          const named = nameOf(index, stretches.length);
          return named ? (
            <span key={id} data-named={named} data-edge={edgeOf(index, stretches.length)} style={{ left: left(index) }}>
              {short}
            </span>
          ) : null;
        })}
      </div>
    </figure>
  );
}

/** The names at the ends stay within the drawing. */
function edgeOf(index: number, stretches: number): 'first' | 'last' | undefined {
  if (stretches === 1) return undefined;
  if (index === 0) return 'first';
  return index === stretches - 1 ? 'last' : undefined;
}
