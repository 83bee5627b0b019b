import type { ReactNode } from 'react';
import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Report } from '../../contract.ts';
import styles from '../report.module.css';
import summary from './summary.module.css';

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
        <Figure name={t('reports:completed')} value={format.number(completed)} main />
        <Figure
          name={t('reports:started')}
          value={format.number(started)}
          hint={unfinished > 0 ? t('reports:unfinished', { count: unfinished }) : t('reports:allFinished')}
        />
        <Figure
          name={t('reports:completionRate')}
          value={completionRate === null ? NO_VALUE : format.percent(completionRate)}
          hint={t('reports:ofStarted', { count: started })}
        />
        <Figure
          name={t('reports:medianTime')}
          value={medianSeconds === null ? NO_VALUE : timeWords(medianSeconds)}
          hint={t('reports:medianTimeHint')}
        />
      </dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  value: string;
  hint?: ReactNode;
  main?: boolean;
}

function Figure({ name, value, hint, main }: FigureProps) {
  return (
    <div className={summary.figure} data-main={main || undefined} data-print="keep">
      <dt>{name}</dt>
      <dd className={summary.value}>{value}</dd>
      {hint ? <dd className={summary.hint}>{hint}</dd> : null}
    </div>
  );
}
