import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { afterNumber } from '#domain/text/after-number.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';

const ONE = { decimals: 1 };

/** What everybody gave each option on average: together that is the total. */
export function AmountsCard(props: CardProps) {
  const t = useText();
  const format = useFormat();
  const { question, base } = props.report;
  const unit = localizedText(kindOf(question).unit?.(question), useLocale());
  const isEnough = hasStatistics(base);
  return (
    <RowsCard
      {...props}
      whole
      usualOrder="share"
      figureOf={({ mean }) =>
        isEnough && mean !== undefined ? `${format.number(mean, ONE)}${afterNumber(unit)}` : undefined
      }
    >
      {isEnough || base === 0 ? null : (
        <p className={styles.explained}>{t('reports:meansFrom', { least: STATISTICS_FROM })}</p>
      )}
    </RowsCard>
  );
}
