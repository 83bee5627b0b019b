import { hasStatistics, STATISTICS_FROM } from '#domain/answers/small-samples.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../../contract/report.ts';
import styles from '../summary.module.css';

interface FiguresLineProps {
  question: QuestionReport['question'];
  figures: NonNullable<QuestionReport['figures']>;
  answered: number;
}

/** Mean, median and the like; of a handful of answers the ends alone. */
export function FiguresLine({ question, figures, answered }: FiguresLineProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const unit = localizedText(kindOf(question).unit?.(question), locale);
  const written = (value: number) => `${format.number(toHundredths(value))} ${unit}`.trim();
  const histogram = (value: number) =>
    figures.rounded ? t('reports:about', { value: written(value) }) : written(value);
  const isEnough = hasStatistics(answered);
  const middle = [
    ['mean', written(figures.mean)],
    ['median', histogram(figures.median)],
    ['deviation', figures.deviation === null ? NO_VALUE : written(figures.deviation)],
  ] as const;
  const ends = [
    ['lowest', histogram(figures.min)],
    ['highest', histogram(figures.max)],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {[...(isEnough ? middle : []), ...ends].map(([name, value]) => (
          <div key={name}>
            <dt>{t(`reports:${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isEnough ? null : <p className={styles.explained}>{t('reports:meanFrom', { least: STATISTICS_FROM })}</p>}
      {figures.rounded ? <p className={styles.explained}>{t('reports:roundedNote')}</p> : null}
    </>
  );
}

function toHundredths(value: number): number {
  return Number(value.toFixed(2));
}
