import { kindOf } from '#domain/questionnaire/registry.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../../contract.ts';
import styles from '../summary.module.css';

interface FiguresLineProps {
  question: QuestionReport['question'];
  figures: NonNullable<QuestionReport['figures']>;
}

/** Mean, median and the like. */
export function FiguresLine({ question, figures }: FiguresLineProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const unit = localizedText(kindOf(question).unit?.(question), locale);
  const written = (value: number) => `${format.number(toHundredths(value))} ${unit}`.trim();
  const histogram = (value: number) =>
    figures.rounded ? t('reports:about', { value: written(value) }) : written(value);
  const entries = [
    ['mean', written(figures.mean)],
    ['median', histogram(figures.median)],
    ['deviation', figures.deviation === null ? NO_VALUE : written(figures.deviation)],
    ['lowest', histogram(figures.min)],
    ['highest', histogram(figures.max)],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`reports:${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {figures.rounded ? <p className={styles.explained}>{t('reports:roundedNote')}</p> : null}
    </>
  );
}

function toHundredths(value: number): number {
  return Number(value.toFixed(2));
}
