import type { Cells } from '../counting/cells.ts';
import { histogramIn, PARTS_OF_ONE } from '../statistics/buckets.ts';
import { type Histogram, histogramSize, mean, quantile, standardDeviation } from '../statistics/statistics.ts';
import type { Figures } from './reported.ts';

/** The figures of a histogram and its exact sums, of which `unit` parts make one; undefined of none. */
export function figuresOf(histogram: Histogram, sum: bigint, sumSquares: bigint, unit: bigint): Figures | undefined {
  const sums = { count: BigInt(histogramSize(histogram)), sum, sumSquares, unit };
  const average = mean(sums);
  const median = quantile(histogram, 0.5);
  const min = histogram[0]?.[0];
  const max = histogram.at(-1)?.[0];
  if (average === undefined || median === undefined || min === undefined || max === undefined) return undefined;
  return { mean: average, median, min, max, deviation: standardDeviation(sums) ?? null };
}

/** The figures of numbers of any size, from the cells that count them. */
export function figuresOfNumbers(cells: Cells, histogram = histogramIn(cells)): Figures | undefined {
  return figuresOf(histogram, cells.sum ?? 0n, cells.sumSquares ?? 0n, BigInt(PARTS_OF_ONE));
}
