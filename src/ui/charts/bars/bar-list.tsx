import type { CSSProperties } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import { ofTrack, type Share } from '../shares/share.ts';
import { ShareFigures } from '../shares/share-figures.tsx';
import { ShareName } from '../shares/share-name.tsx';
import styles from './bar-list.module.css';

/** How wide a digit is, in either script. */
const DIGIT = 0.62;

interface BarListProps {
  label: string;
  shares: Share[];
  answered: number;
  /** The ids that are shown on a screen, where not all are; paper shows all. */
  kept?: ReadonlySet<string>;
}

/**
 * Shares as horizontal bars, each on a track from 0 to 100%, so that lengths compare across charts. A table to those
 * who hear it; no script, prints as it is.
 */
export function BarList({ label, shares, answered, kept }: BarListProps) {
  const format = useFormat();
  const longest = Math.max(0, ...shares.map(({ count }) => format.number(count).length));
  return (
    <table className={styles.table} style={{ '--count': `${((longest + 1) * DIGIT).toFixed(1)}em` } as CSSProperties}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <tbody>
        {shares.map((share) => (
          <tr key={share.id} data-minor={(kept && !kept.has(share.id)) || undefined}>
            <th scope="row">
              <ShareName share={share} />
            </th>
            <td>
              <div className={styles.cell}>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.bar}
                    data-empty={share.count === 0 || undefined}
                    data-right={share.right || undefined}
                    style={ofTrack(share.share)}
                  />
                </span>
                <span className={styles.figures}>
                  <ShareFigures share={share} answered={answered} />
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
