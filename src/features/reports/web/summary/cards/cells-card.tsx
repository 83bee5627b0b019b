import { hasStatistics, STATISTICS_FROM } from '#domain/answers/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { TextsBeside } from './text-answers.tsx';

const ONE = { decimals: 1 };

/** How many filled in each cell, column by column, and under it what they wrote. */
export function TextCellsCard(props: CardProps) {
  return <RowsCard {...props} usualOrder="asked" below={<TextsBeside {...props} />} />;
}

/** How many filled in each cell, column by column, and the mean of the numbers there. */
export function NumberCellsCard(props: CardProps) {
  const t = useText();
  const format = useFormat();
  const { base } = props.report;
  const isEnough = hasStatistics(base);
  return (
    <RowsCard
      {...props}
      usualOrder="asked"
      figureOf={({ mean, count }) =>
        isEnough && mean !== undefined
          ? t('reports:cellMean', { mean: format.number(mean, ONE), count: format.number(count) })
          : undefined
      }
    >
      {isEnough || base === 0 ? null : (
        <p className={styles.explained}>{t('reports:meansFrom', { least: STATISTICS_FROM })}</p>
      )}
    </RowsCard>
  );
}
