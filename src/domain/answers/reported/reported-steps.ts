import { formatNumber } from '../../text/format.ts';
import { type Cells, histogramOf } from '../cells.ts';
import { figuresOf } from './figures.ts';
import { type Reported, rowOf, type SummaryContent } from './reported.ts';

interface Scale {
  /** From 1 to this. */
  steps: number;
}

/** A row a step, given or not, with the figures. */
export const reportedSteps: Reported<Scale> = {
  as: 'steps',
  overlaps: false,
  summarise: summariseSteps,
  rowWords: ({ id }, locale) => formatNumber(Number(id), locale),
};

function summariseSteps(scale: Scale, cells: Cells, base: number): SummaryContent {
  const histogram = histogramOf(cells);
  const counts = new Map(histogram);
  const steps = Array.from({ length: scale.steps }, (_, index) => index + 1);
  const rows = steps.map((step) => rowOf(String(step), counts.get(step) ?? 0, base));
  const sum = histogram.reduce((total, [step, count]) => total + BigInt(step) * BigInt(count), 0n);
  const squares = histogram.reduce((total, [step, count]) => total + BigInt(step * step) * BigInt(count), 0n);
  return { rows, figures: figuresOf(histogram, sum, squares, 1n) };
}
