import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';
import { CellFigures } from './figures/cell-figures.tsx';
import { meanDecimals } from './figures/mean-decimals.ts';
import { TextsBeside } from './texts/text-answers.tsx';

/** How many filled in each cell, column by column, and under it what they wrote. */
export function TextCellsCard(props: CardProps) {
  return <RowsCard {...props} usualOrder="asked" below={<TextsBeside {...props} />} />;
}

/** How many filled in each cell, column by column, and what the numbers there come to. */
export function NumberCellsCard(props: CardProps) {
  const t = useText();
  const format = useFormat();
  const { base, rows } = props.report;
  const isEnough = rows.every(({ count }) => count === 0 || hasStatistics(count));
  return (
    <RowsCard
      {...props}
      usualOrder="asked"
      figureOf={({ figures, count }) =>
        figures && hasStatistics(count)
          ? t('reports:cellMean', {
              mean: format.number(figures.mean, { decimals: meanDecimals(figures.mean) }),
              count: format.number(count),
            })
          : undefined
      }
      atTable={<CellFigures report={props.report} />}
      valuesAtTable
    >
      {isEnough || base === 0 ? null : (
        <p className={styles.explained}>{t('reports:meanFrom', { least: STATISTICS_FROM })}</p>
      )}
    </RowsCard>
  );
}
