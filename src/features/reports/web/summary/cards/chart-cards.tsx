import { tallyKey } from '#domain/answers/counting/tally.ts';
import { rowWords } from '#domain/answers/summary.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard, type ChartCardProps } from '#ui/charts/card/chart-card.tsx';
import type { ChartOrder } from '#ui/charts/card/use-chart-order.ts';
import { COLOURS } from '#ui/charts/shares/share.ts';
import type { ReportRow } from '../../../contract/report.ts';
import styles from '../summary.module.css';
import { useVersionWords } from '../use-version-words.ts';
import type { CardProps } from './card-props.ts';
import { Deviation, FiguresLine } from './figures/figures-line.tsx';
import { MeanOf } from './figures/mean-of.tsx';
import { isScale } from './shares/is-scale.ts';
import { itemNow } from './shares/right-rows.ts';
import { sharesOf } from './shares/shares-of.ts';
import { TextsBeside } from './texts/text-answers.tsx';

/** Options of which each who answered chose one. */
export function OptionsCard(props: CardProps) {
  return <RowsCard {...props} usualOrder={useUsualOrder(props)} below={<TextsBeside {...props} />} whole />;
}

/** Options of which each who answered chose as many as they liked. */
export function SeveralOptionsCard(props: CardProps) {
  const { base, skipped } = props.report;
  return (
    <RowsCard {...props} asked={base + skipped} usualOrder={useUsualOrder(props)} below={<TextsBeside {...props} />} />
  );
}

/** Yes always comes before no. */
export function YesNoCard(props: CardProps) {
  return <RowsCard {...props} whole />;
}

/** Who agreed, of all who were asked. */
export function ConsentCard(props: CardProps) {
  const { base, skipped } = props.report;
  return <RowsCard {...props} answered={base + skipped} whole />;
}

/** Options stand the most chosen first, but for those that are a scale of their own. */
function useUsualOrder({ report: { question, rows } }: CardProps): ChartOrder {
  const locale = useLocale();
  return isScale(rows.map((row) => rowWords(question, row, locale))) ? 'asked' : 'share';
}

/** Steps of a short scale: their mean of how many, and which way they lean. */
export function StepsCard(props: CardProps) {
  const { rows, figures, base } = props.report;
  return (
    <RowsCard {...props} drawing="steps">
      {figures ? <MeanOf mean={figures.mean} most={Number(rows.at(-1)?.id)} answered={base} /> : null}
    </RowsCard>
  );
}

/** Numbers of any size; where one of them is right, others have no mean that says anything. */
export function NumbersCard(props: CardProps) {
  const { question, base, rows } = props.report;
  const t = useText();
  const figures = itemNow(props.report) ? null : props.report.figures;
  const hasRanges = rows.some(({ from, to }) => from !== to);
  return (
    <RowsCard
      {...props}
      drawing="columns"
      atTable={figures ? <Deviation question={question} figures={figures} answered={base} /> : null}
    >
      {figures ? <FiguresLine question={question} figures={figures} answered={base} /> : null}
      {hasRanges ? <p className={styles.explained}>{t('reports:rangesNote')}</p> : null}
    </RowsCard>
  );
}

type RowsCardProps = CardProps &
  Pick<
    ChartCardProps,
    | 'asked'
    | 'whole'
    | 'drawing'
    | 'usualOrder'
    | 'stretches'
    | 'heat'
    | 'children'
    | 'atDrawing'
    | 'atTable'
    | 'valuesAtTable'
    | 'below'
  > & {
    /** What stands beside a row instead of its percentage and count. */
    figureOf?: (row: ReportRow) => string | undefined;
    /** Of how many people the rows are shares, where those are more than answered. */
    answered?: number;
  };

/** The rows of a question as a chart and a table. */
export function RowsCard({
  heading,
  report,
  whole = false,
  figureOf,
  answered = report.base,
  ...drawn
}: RowsCardProps) {
  const locale = useLocale();
  const words = useVersionWords();
  return (
    <ChartCard
      {...heading}
      {...drawn}
      id={tallyKey(report.question)}
      shares={sharesOf(report, locale, (row) => words.ofOption(report, row), figureOf)}
      answered={answered}
      // More parts than colours are not told apart.
      whole={whole && report.rows.length <= COLOURS}
    />
  );
}
