import { periodWords } from '#domain/answers/reported/reported-dates.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { LineChart } from '#ui/charts/lines/line-chart.tsx';
import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';

/** When the responses came. */
export function ResponseTrend({ trend: { by, stretches } }: { trend: NonNullable<Report['trend']> }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const title = t(`reports:trend.${by}`);
  const named = stretches.map(({ from, count }) => {
    const words = periodWords(from, locale);
    const label = by === 'week' ? t('reports:weekFrom', { date: words }) : words;
    return { id: from, label, short: by === 'month' ? words : format.dayOfYear(from), count };
  });
  return (
    <div className={styles.trend}>
      <h3>{title}</h3>
      <LineChart label={title} stretches={named} />
    </div>
  );
}
