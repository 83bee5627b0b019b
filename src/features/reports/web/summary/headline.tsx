import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';
import { HeadlineFigures } from './headline-figures.tsx';
import { QuotaFigures } from './quota-figures.tsx';
import { ResponseTrend } from './response-trend.tsx';

/** What one came for, before any question: how many, how they went on, and when they came. */
export function Headline({ headline, quotas, trend }: Pick<Report, 'headline' | 'quotas' | 'trend'>) {
  return (
    <section className={styles.headline} data-print="keep">
      <HeadlineFigures headline={headline} />
      <QuotaFigures quotas={quotas} />
      {trend ? <ResponseTrend trend={trend} /> : null}
    </section>
  );
}
