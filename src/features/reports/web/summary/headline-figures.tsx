import { hasStatistics, STATISTICS_FROM, shareDecimals } from '#domain/answers/statistics/small-samples.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Figure } from '#ui/dashboard/figures/figure.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';
import { MedianTime } from './median-time.tsx';

/** How many responses, of how many who started, in what time; a rate and a median only of more than a handful. */
export function HeadlineFigures({ headline }: { headline: Report['headline'] }) {
  const t = useText();
  const format = useFormat();
  const { started, completed, screenedOut, overQuota, completionRate } = headline;
  const meant = started - screenedOut - overQuota;
  const unfinished = meant - completed;
  const startedNotes = [
    unfinished > 0 ? t('reports:unfinished', { count: unfinished }) : t('reports:allFinished'),
    ...(screenedOut > 0 ? [t('reports:screenedOut', { count: screenedOut })] : []),
    ...(overQuota > 0 ? [t('reports:overQuota', { count: overQuota })] : []),
  ];
  const fromEnough = t('reports:fromResponses', { least: STATISTICS_FROM });
  const rate = hasStatistics(meant) ? completionRate : null;
  return (
    <>
      <VisuallyHidden>
        <h2>{t('reports:headline')}</h2>
      </VisuallyHidden>
      <dl className={styles.figures}>
        <Figure label={t('reports:completed')} value={format.number(completed)} />
        <Figure
          label={t('reports:started')}
          value={format.number(started)}
          note={startedNotes.map((note) => (
            <span key={note} className={styles.noted}>
              {note}
            </span>
          ))}
        />
        <Figure
          label={t('reports:completionRate')}
          value={rate === null ? NO_VALUE : format.percent(rate, { decimals: shareDecimals(meant) })}
          note={
            rate === null ? fromEnough : t(meant < started ? 'reports:ofMeant' : 'reports:ofStarted', { count: meant })
          }
        />
        <MedianTime {...headline} />
      </dl>
    </>
  );
}
