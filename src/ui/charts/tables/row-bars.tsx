import { type CSSProperties, useState } from 'react';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import { ofTrack } from '../shares/share.ts';
import { ShareName } from '../shares/share-name.tsx';
import { useShareWords } from '../shares/use-share-words.ts';
import { columnColour, type Heat, shareIn } from './heat.ts';
import styles from './row-bars.module.css';

/** A smaller part has no room for its figure; all of them stand in the table. */
const LEAST_WITH_FIGURE = 0.16;

interface RowBarsProps {
  label: string;
  heat: Heat;
  answered: number;
}

/** A map as a phone has room for it: a bar for each row, its columns the parts, and once above all what they are. */
export function RowBars({ label, heat: { columns, rows, meanLabel }, answered }: RowBarsProps) {
  const words = useShareWords(answered);
  return (
    <>
      <ul className={styles.key} aria-hidden="true">
        {columns.map((column, index) => (
          <li
            key={column.id}
            lang={column.lang}
            style={{ '--part': columnColour(index, columns.length) } as CSSProperties}
          >
            {column.label}
          </li>
        ))}
      </ul>
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => {
          const parts = columns.map((column, index) => {
            const count = row.counts[index] ?? 0;
            const share = shareIn(row, count);
            return { ...column, share, figure: words.leading({ share, count }) };
          });
          return (
            <li key={row.id}>
              <p className={styles.name}>
                <span>
                  <ShareName share={row} />
                </span>
                {meanLabel ? (
                  <span className={styles.mean}>
                    {meanLabel} <b>{row.mean ?? '–'}</b>
                  </span>
                ) : null}
              </p>
              <PartsOnTrack parts={parts} />
              <VisuallyHidden>{parts.map((part) => `${part.label}: ${part.figure}`).join(', ')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A part that is pointed at or touched says what it is: the thin ones have no room for their figure. */
function PartsOnTrack({ parts }: { parts: readonly { id: string; label: string; share: number; figure: string }[] }) {
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : parts[at];
  /** Above its place, as far along itself: it never leaves the track. */
  const abovePlace = (place: number) => ({ left: `${place * 100}%`, translate: `${-place * 100}% 0` });
  const before = parts.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={styles.bar} aria-hidden="true" onPointerLeave={() => setAt(undefined)}>
      <div className={styles.track}>
        {parts.map(({ id, share, figure }, index) =>
          share > 0 ? (
            <span
              key={id}
              className={styles.part}
              style={{ ...ofTrack(share), background: columnColour(index, parts.length) }}
              onPointerEnter={() => setAt(index)}
              onPointerDown={() => setAt(index)}
            >
              {share >= LEAST_WITH_FIGURE ? figure : null}
            </span>
          ) : null,
        )}
      </div>
      {pointed ? (
        <p className={styles.pointed} style={abovePlace(before + pointed.share / 2)}>
          <b>{pointed.figure}</b> {pointed.label}
        </p>
      ) : null}
    </div>
  );
}
