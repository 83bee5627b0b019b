import { useFormat } from '#kit/web/i18n/use-format.ts';
import { VisuallyHidden } from '../plain/visually-hidden.tsx';
import styles from './bar-list.module.css';
import { ofLargest, type Share } from './share.ts';
import { ShareName } from './share-name.tsx';

interface BarListProps {
  label: string;
  shares: Share[];
  /** The ids that are shown on a screen, where not all are; paper shows all. */
  kept?: ReadonlySet<string>;
}

/**
 * Shares as horizontal bars with their figures beside them. A table to those who hear it; no script, prints as it is.
 */
export function BarList({ label, shares, kept }: BarListProps) {
  const format = useFormat();
  const largest = Math.max(0, ...shares.map((share) => share.share));
  return (
    <table className={styles.table}>
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
                <span
                  className={styles.bar}
                  data-empty={share.count === 0 || undefined}
                  style={ofLargest(share.share, largest)}
                  aria-hidden="true"
                />
                <span className={styles.figures}>
                  {format.percent(share.share)} <span className={styles.count}>({format.number(share.count)})</span>
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
