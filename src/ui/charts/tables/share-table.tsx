import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import type { ChartBase } from '../card/use-chart-base.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { ShareName } from '../shares/share-name.tsx';
import { useShareWords } from '../shares/use-share-words.ts';
import styles from './share-table.module.css';

interface ShareTableProps extends DrawingProps {
  /** Whom the shares are of, where that is a choice. */
  base?: ChartBase | undefined;
  /** Whether what stands beside the shares has a column, where something does. */
  withValues?: boolean;
}

/** Shares as figures in columns. */
export function ShareTable({ label, shares, answered, base, withValues = true }: ShareTableProps) {
  const t = useText();
  const format = useFormat();
  const words = useShareWords(answered);
  const hasValues = withValues && shares.some((share) => share.value !== undefined);
  const hasPoints = shares.some((share) => share.points !== undefined);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('common:chartAnswer')}</th>
          <th scope="col">{t('common:chartCount')}</th>
          <th scope="col">{t(base ? `common:chartShareOf.${base}` : 'common:chartShare')}</th>
          {hasPoints ? <th scope="col">{t('common:chartPoints')}</th> : null}
          {hasValues ? <th scope="col">{t('common:chartMean')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.id}>
            <th scope="row">
              <ShareName share={share} />
            </th>
            <td>{words.count(share.count)}</td>
            <td>{words.percent(share.share)}</td>
            {hasPoints ? <td>{format.number(share.points ?? 0, { decimals: 1 })}</td> : null}
            {hasValues ? <td>{share.value}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
