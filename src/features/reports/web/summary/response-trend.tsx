import { goesOn } from '#domain/answers/days/trend.ts';
import { periodWords } from '#domain/answers/reported/reported-dates.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { LineChart } from '#ui/charts/lines/line-chart.tsx';
import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';

interface ResponseTrendProps {
  trend: NonNullable<Report['trend']>;
  /** While responses come, the day it is. */
  today: string | undefined;
}

/** When the responses came. */
export function ResponseTrend({ trend: { by, stretches }, today }: ResponseTrendProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const title = t(`reports:trend.${by}`);
  const named = stretches.map(({ from, count }) => {
    const words = periodWords(from, locale);
    const period = by === 'week' ? t('reports:weekFrom', { date: words }) : words;
    const isPart = today !== undefined && goesOn(from, by, today);
    return {
      id: from,
      label: isPart ? t('reports:soFar', { period }) : period,
      short: by === 'month' ? words : format.dayOfYear(from),
      count,
      isPart,
    };
  });
  return (
    <div className={styles.trend}>
      <h3>{title}</h3>
      <LineChart label={title} stretches={named} />
    </div>
  );
}
