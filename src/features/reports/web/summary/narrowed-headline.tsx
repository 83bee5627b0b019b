import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Figure } from '#ui/dashboard/figures/figure.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { NarrowedReport } from '../../contract/narrowed-report.ts';
import { useNarrowingWords } from '../narrowing/use-narrowing-words.ts';
import styles from './headline.module.css';
import { MedianTime } from './median-time.tsx';
import { ResponseTrend } from './response-trend.tsx';

interface NarrowedHeadlineProps {
  report: Pick<NarrowedReport, 'headline' | 'trend'>;
  /** How many responses there are in all. */
  all: number;
  /** While responses come, the day it is. */
  today: string | undefined;
}

/** How many of all responses the figures are of, in what time, and when they came. */
export function NarrowedHeadline({ report: { headline, trend }, all, today }: NarrowedHeadlineProps) {
  const t = useText();
  const format = useFormat();
  const { days, source } = useNarrowingWords();
  return (
    <section className={styles.headline} data-print="keep">
      <VisuallyHidden>
        <h2>{t('reports:headline')}</h2>
      </VisuallyHidden>
      {/* On the screen it stands beside what narrows. */}
      <p className={styles.narrowed} data-print="only">
        {t('reports:narrowedTo', { what: [days, source].filter(Boolean).join(' · ') })}
      </p>
      <dl className={styles.figures}>
        <Figure
          label={t('reports:completed')}
          value={format.number(headline.completed)}
          note={t('reports:ofAll', { count: all })}
        />
        <MedianTime {...headline} />
      </dl>
      {trend ? <ResponseTrend trend={trend} today={today} /> : null}
    </section>
  );
}
