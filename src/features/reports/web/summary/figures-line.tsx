import { NO_VALUE } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../contract.ts';
import styles from './summary.module.css';

interface FiguresLineProps {
  question: QuestionReport['question'];
  figures: NonNullable<QuestionReport['figures']>;
}

/** Mean, median and the like of a number or a rating. */
export function FiguresLine({ question, figures }: FiguresLineProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const unit = question.kind === 'number' ? localizedText(question.unit, locale) : '';
  const entries = [
    ['mean', figures.mean],
    ['median', figures.median],
    ['deviation', figures.deviation],
    ['lowest', figures.min],
    ['highest', figures.max],
  ] as const;
  return (
    <dl className={styles.figures}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`reports:${name}`)}</dt>
          <dd>{value === null ? NO_VALUE : `${format.number(toHundredths(value))} ${unit}`.trim()}</dd>
        </div>
      ))}
    </dl>
  );
}

function toHundredths(value: number): number {
  return Number(value.toFixed(2));
}
