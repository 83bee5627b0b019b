import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { UnitValue } from '#ui/dashboard/figures/unit-value.tsx';
import styles from '../../summary.module.css';

const ONE = { decimals: 1 };

interface MeanOfProps {
  mean: number;
  /** The scale's upper end. */
  most: number;
  answered: number;
}

/** What a scale comes to: 2.7 of 5. */
export function MeanOf({ mean, most, answered }: MeanOfProps) {
  const t = useText();
  const format = useFormat();
  if (!hasStatistics(answered)) {
    return <p className={styles.explained}>{t('reports:meanFrom', { least: STATISTICS_FROM })}</p>;
  }
  return (
    <dl className={styles.mean}>
      <div>
        <dt>{t('reports:mean')}</dt>
        <dd>
          <UnitValue figure={format.number(mean, ONE)}>{format.outOf(mean, most, ONE)}</UnitValue>
        </dd>
      </div>
    </dl>
  );
}
