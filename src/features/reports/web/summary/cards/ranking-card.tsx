import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { useHeat } from './shares/use-heat.ts';

/** The best first: the place of each on average, and how often it was put where. */
export function RankingCard(props: CardProps) {
  const t = useText();
  const format = useFormat();
  const { columns = [], base } = props.report;
  const isEnough = hasStatistics(base);
  const places = columns.map(({ id }) => ({ id, label: format.number(Number(id)) }));
  const heat = useHeat(props.report, places, {
    meanLabel: isEnough ? t('reports:meanPlace') : undefined,
    baseOf: ({ counts = [] }) => counts.reduce((sum, count) => sum + count, 0),
  });
  return (
    <RowsCard {...props} heat={heat}>
      {isEnough || base === 0 ? null : (
        <p className={styles.explained}>{t('reports:meansFrom', { least: STATISTICS_FROM })}</p>
      )}
    </RowsCard>
  );
}
