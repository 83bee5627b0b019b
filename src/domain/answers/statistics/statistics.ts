// Figures from tallies: whole-number sums and histograms in, ordinary numbers out.

/** A value and how often it was given, in ascending order of values. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/** How many values a histogram holds. */
export function histogramSize(histogram: Histogram): number {
  return histogram.reduce((sum, [, count]) => sum + count, 0);
}

/**
 * The value below which a share `p` (0 to 1) of the answers lies, interpolated between the two nearest; undefined of
 * none. Definition 7 of R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician
 * 50 (1996), which spreadsheets use too. The median is `p` = 0.5.
 */
export function quantile(histogram: Histogram, p: number): number | undefined {
  const size = histogramSize(histogram);
  if (size === 0) return undefined;
  const [floor, ceiling] = ranksOf(size, p);
  const below = valueAt(histogram, floor);
  const above = valueAt(histogram, ceiling);
  // Halfway between 0.1 and 0.2 is 0.15: beyond so many digits a double adds its own.
  return Number((below + (above - below) * ((size - 1) * p - floor)).toPrecision(15));
}

/** The places, from 0, between which the quantile of so many values lies. */
export function ranksOf(size: number, p: number): [number, number] {
  const rank = (size - 1) * p;
  return [Math.floor(rank), Math.ceil(rank)];
}

/** The value at a place, from 0, among all values in order. */
export function valueAt(histogram: Histogram, rank: number): number {
  let passed = 0;
  for (const [value, count] of histogram) {
    passed += count;
    if (passed > rank) return value;
  }
  return histogram.at(-1)?.[0] ?? Number.NaN;
}

/** Sums of fixed-point values: `unit` parts make one. */
export interface Sums {
  count: bigint;
  sum: bigint;
  sumSquares: bigint;
  unit: bigint;
}

/** The arithmetic mean; undefined of none. */
export function mean({ count, sum, unit }: Sums): number | undefined {
  return count === 0n ? undefined : ratio(sum, count * unit);
}

/**
 * The sample standard deviation, √((n·Σx² − (Σx)²) / (n·(n − 1))): NIST/SEMATECH e-Handbook of Statistical Methods,
 * 1.3.5.6. The difference loses nothing, for the sums are exact. Undefined of fewer than two.
 */
export function standardDeviation({ count, sum, sumSquares, unit }: Sums): number | undefined {
  if (count < 2n) return undefined;
  return Math.sqrt(ratio(count * sumSquares - sum * sum, count * (count - 1n) * unit * unit));
}

// Fifteen digits after the point are more than a double holds of what is before and after it together.
function ratio(numerator: bigint, denominator: bigint): number {
  const scale = 10n ** 15n;
  const whole = numerator / denominator;
  const rest = ((numerator % denominator) * scale) / denominator;
  return Number(whole) + Number(rest) / Number(scale);
}
