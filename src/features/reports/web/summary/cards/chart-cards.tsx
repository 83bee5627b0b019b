import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard, type ChartCardProps } from '#ui/charts/chart-card.tsx';
import styles from '../summary.module.css';
import { useVersionWords } from '../use-version-words.ts';
import type { CardProps } from './card-props.ts';
import { FiguresLine } from './figures-line.tsx';
import { sharesOf } from './shares-of.ts';

/** More parts than a pie can show apart. */
const MOST_PARTS = 8;

/** Options of which each who answered chose one. */
export function OptionsCard(props: CardProps) {
  return <RowsCard {...props} whole />;
}

/** Options of which each who answered chose as many as they liked. */
export function SeveralOptionsCard(props: CardProps) {
  return <RowsCard {...props} />;
}

/** Steps of a short scale. */
export function StepsCard(props: CardProps) {
  return <RowsCard {...props} whole scale />;
}

/** What lies on a scale without end: numbers, days. */
export function ScaleCard(props: CardProps) {
  return <RowsCard {...props} scale />;
}

/** The rows of a question as a chart and a table, with its figures where it has any. */
function RowsCard({ heading, report, whole = false, scale }: CardProps & Pick<ChartCardProps, 'whole' | 'scale'>) {
  const t = useText();
  const locale = useLocale();
  const words = useVersionWords();
  const { question, figures, rows } = report;
  const hasRanges = rows.some(({ from, to }) => from !== to);
  return (
    <ChartCard
      {...heading}
      shares={sharesOf(report, locale, (row) => words.ofOption(report, row))}
      whole={whole && rows.length <= MOST_PARTS}
      scale={scale}
    >
      {figures ? <FiguresLine question={question} figures={figures} /> : null}
      {hasRanges ? <p className={styles.explained}>{t('reports:rangesNote')}</p> : null}
    </ChartCard>
  );
}
