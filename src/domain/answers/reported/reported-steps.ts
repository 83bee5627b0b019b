import { formatNumber } from '../../text/format.ts';
import { type Localized, localizedText } from '../../text/localized.ts';
import { type Cells, histogramOf } from '../counting/cells.ts';
import { figuresOf } from './figures.ts';
import { type Reported, rowOf, type SummaryContent } from './reported.ts';

/** Whole numbers, both ends included. */
interface Scale {
  from: number;
  to: number;
}

/** What a step is called, where it is more than its number. */
type LabelOf<Q> = (question: Q, step: number) => Localized;

/** A row a step, given or not, with the figures. */
export function reportedSteps<Q>(scaleOf: (question: Q) => Scale, labelOf?: LabelOf<Q>): Reported<Q> {
  return {
    as: 'steps',
    overlaps: false,
    summarise(question, cells, base) {
      const content = summariseSteps(scaleOf(question), cells, base);
      if (!labelOf) return content;
      return { ...content, rows: content.rows.map((row) => ({ ...row, label: labelOf(question, Number(row.id)) })) };
    },
    rowWords: ({ id, label }, locale) => localizedText(label, locale) || formatNumber(Number(id), locale),
  };
}

function summariseSteps({ from, to }: Scale, cells: Cells, base: number): SummaryContent {
  const histogram = histogramOf(cells);
  const counts = new Map(histogram);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rows = steps.map((step) => rowOf(String(step), counts.get(step) ?? 0, base));
  const sum = histogram.reduce((total, [step, count]) => total + BigInt(step) * BigInt(count), 0n);
  const squares = histogram.reduce((total, [step, count]) => total + BigInt(step * step) * BigInt(count), 0n);
  return { rows, figures: figuresOf(histogram, sum, squares, 1n) };
}
