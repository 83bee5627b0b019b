import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../plain/visually-hidden.tsx';
import styles from './bar-list.module.css';
import type { Share } from './share.ts';

/** Shares as horizontal bars with their figures beside them. A table to those who hear it; no script, prints as it is. */
export function BarList({ label, shares }: { label: string; shares: Share[] }) {
  const t = useText();
  const format = useFormat();
  const largest = Math.max(0, ...shares.map((share) => share.share));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead hidden>
        <tr>
          <th scope="col">{t('common:chartOption')}</th>
          <th scope="col">{t('common:chartShare')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, label: text, lang, count, share }) => (
          <tr key={id}>
            <th scope="row" lang={lang}>
              {text}
            </th>
            <td>
              <div className={styles.cell}>
                <span
                  className={styles.bar}
                  data-empty={count === 0 || undefined}
                  style={{ width: `${largest > 0 ? (share / largest) * 100 : 0}%` }}
                  aria-hidden="true"
                />
                <span className={styles.figures}>
                  {format.percent(share)} <span className={styles.count}>({format.number(count)})</span>
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
