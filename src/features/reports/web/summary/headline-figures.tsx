import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Figure } from '#ui/dashboard/figure.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Report } from '../../contract.ts';
import styles from '../report.module.css';

/** Longer times are counted in steps of up to 5%. */
const EXACT_BELOW_SECONDS = 100;

/** The figures one came for, before any question. */
export function HeadlineFigures({ headline }: { headline: Report['headline'] }) {
  const t = useText();
  const format = useFormat();
  const { started, completed, completionRate, medianSeconds } = headline;
  const unfinished = started - completed;
  const timeWords = (seconds: number) => {
    const value = format.duration(seconds);
    return seconds < EXACT_BELOW_SECONDS ? value : t('reports:about', { value });
  };
  return (
    <section>
      <VisuallyHidden>
        <h2>{t('reports:headline')}</h2>
      </VisuallyHidden>
      <dl className={styles.headline}>
        <Figure label={t('reports:completed')} value={format.number(completed)} main />
        <Figure
          label={t('reports:started')}
          value={format.number(started)}
          note={unfinished > 0 ? t('reports:unfinished', { count: unfinished }) : t('reports:allFinished')}
        />
        <Figure
          label={t('reports:completionRate')}
          value={completionRate === null ? NO_VALUE : format.percent(completionRate)}
          note={t('reports:ofStarted', { count: started })}
        />
        <Figure
          label={t('reports:medianTime')}
          value={medianSeconds === null ? NO_VALUE : timeWords(medianSeconds)}
          note={t('reports:medianTimeHint')}
        />
      </dl>
    </section>
  );
}
