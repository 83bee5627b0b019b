import { type CSSProperties, useState } from 'react';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import { ofTrack } from '../shares/share.ts';
import { ShareName } from '../shares/share-name.tsx';
import { useShareWords } from '../shares/use-share-words.ts';
import { columnColour, type Heat, shareIn } from './heat.ts';
import styles from './row-bars.module.css';

/** A smaller part has no room for its figure, which stands below the bar. */
const LEAST_WITH_FIGURE = 0.16;

interface RowBarsProps {
  label: string;
  heat: Heat;
  answered: number;
}

/** A map as a phone has room for it: a bar for each row, its columns the parts, and once above all what they are. */
export function RowBars({ label, heat, answered }: RowBarsProps) {
  const { columns, rows, meanLabel } = heat;
  const words = useShareWords(answered);
  return (
    <>
      <ul className={styles.key} aria-hidden="true">
        {columns.map((column, index) => (
          <li key={column.id} lang={column.lang} style={{ '--part': columnColour(index, heat) } as CSSProperties}>
            {column.label}
          </li>
        ))}
      </ul>
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => {
          const parts = columns.map((column, index) => {
            const count = row.counts[index] ?? 0;
            const share = shareIn(row, count);
            return { ...column, share, figure: words.leading({ share, count }), colour: columnColour(index, heat) };
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
              <ThinParts parts={parts.filter(({ share }) => share > 0 && share < LEAST_WITH_FIGURE)} />
              <VisuallyHidden>{parts.map((part) => `${part.label}: ${part.figure}`).join(', ')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface Part {
  id: string;
  label: string;
  lang?: string;
  share: number;
  figure: string;
  colour: string;
}

/** The figures that have no room in the bar. */
function ThinParts({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className={styles.thin} aria-hidden="true">
      {parts.map(({ id, label, lang, figure, colour }) => (
        <li key={id} style={{ '--part': colour } as CSSProperties}>
          <span lang={lang}>{label}</span> <b>{figure}</b>
        </li>
      ))}
    </ul>
  );
}

/** A part that is pointed at or touched says what it is. */
function PartsOnTrack({ parts }: { parts: readonly Part[] }) {
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : parts[at];
  /** Above its place, as far along itself: it never leaves the track. */
  const abovePlace = (place: number) => ({ left: `${place * 100}%`, translate: `${-place * 100}% 0` });
  const before = parts.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={styles.bar} aria-hidden="true" onPointerLeave={() => setAt(undefined)}>
      <div className={styles.track}>
        {parts.map(({ id, share, figure, colour }, index) =>
          share > 0 ? (
            <span
              key={id}
              className={styles.part}
              style={{ ...ofTrack(share), background: colour }}
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
