import { ofTrack } from '../shares/share.ts';
import styles from './scale-lines.module.css';

interface ScaleLinesProps {
  /** Ascending, from nothing to the end of the scale. */
  ticks: readonly number[];
  written: (tick: number) => string;
}

/** The lines of a scale behind marks, each with its value; those who hear the page are told the marks' own. */
export function ScaleLines({ ticks, written }: ScaleLinesProps) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={styles.lines} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={ofTrack(tick / top)}>
          {written(tick)}
        </span>
      ))}
    </div>
  );
}
