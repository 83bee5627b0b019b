import { useFormat } from '#kit/web/i18n/use-format.ts';
import { ticksUpTo } from '../axis/axis.ts';
import { ScaleLines } from '../axis/scale-lines.tsx';
import type { DrawingProps } from '../drawing-props.ts';
import { RightSign } from '../shares/right-sign.tsx';
import { ofTrack } from '../shares/share.ts';
import { ShareFigures } from '../shares/share-figures.tsx';
import { BarList } from './bar-list.tsx';
import styles from './columns.module.css';

/** Over so many columns a percentage and its count have no room beside each other. */
const MOST_IN_A_LINE = 7;

/**
 * Shares on a scale, a dozen at most, as columns before lines at round percentages; as bars where columns have no room.
 * A list to those who hear it, every column with its name and figures.
 */
export function Columns(props: DrawingProps) {
  const { label, shares, answered } = props;
  const format = useFormat();
  const isMany = shares.length > MOST_IN_A_LINE;
  const ticks = ticksUpTo(Math.max(0, ...shares.map(({ share }) => share)) * 100);
  const top = ticks.at(-1) ?? 100;
  return (
    <>
      <div className={styles.chart} data-many={isMany || undefined}>
        <ScaleLines ticks={ticks} written={(tick) => format.percent(tick / 100)} />
        <ol className={styles.columns} aria-label={label}>
          {shares.map((share) => (
            <li key={share.id} style={ofTrack((share.share * 100) / top)}>
              <span className={styles.name} lang={share.lang}>
                {share.right ? <RightSign /> : null}
                {share.label}
              </span>
              <span className={styles.figures}>
                <ShareFigures share={share} answered={answered} stacked={isMany} />
              </span>
              <span
                className={styles.column}
                data-empty={share.count === 0 || undefined}
                data-right={share.right || undefined}
                aria-hidden="true"
              />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.bars}>
        <BarList {...props} />
      </div>
    </>
  );
}
