import { type Histogram, histogramSize, mean, quantile, standardDeviation } from '../statistics.ts';
import type { Figures } from './reported.ts';

/** The figures of a histogram and its exact sums, of which `unit` parts make one; undefined of none. */
export function figuresOf(histogram: Histogram, sum: bigint, sumSquares: bigint, unit: bigint): Figures | undefined {
  const sums = { count: BigInt(histogramSize(histogram)), sum, sumSquares, unit };
  const average = mean(sums);
  const median = quantile(histogram, 0.5);
  const min = histogram[0]?.[0];
  const max = histogram.at(-1)?.[0];
  if (average === undefined || median === undefined || min === undefined || max === undefined) return undefined;
  return { mean: average, median, min, max, deviation: standardDeviation(sums) };
}
