import type { Histogram } from './statistics.ts';

/** A stretch of a bar chart: values from `from` up to but not including `to`; both the same for a single value. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** So many different values are a bar each. */
export const MOST_SINGLE_VALUES = 12;
const MOST_BINS = 10;

/** Between which values lie that have no others: the last bar includes the upper one. */
export interface Ends {
  least: number;
  most: number;
}

/** A histogram as bars: each value its own while they are few, else about ten of equal and round width without gaps. */
export function binsOf(histogram: Histogram, ends?: Ends): Bin[] {
  if (histogram.length <= MOST_SINGLE_VALUES) {
    return histogram.map(([value, count]) => ({ from: value, to: value, count }));
  }
  const [lowest, highest] = [histogram[0]?.[0] ?? 0, histogram.at(-1)?.[0] ?? 0];
  const bins = ends
    ? emptyBins(Math.min(lowest, ends.least), Math.max(highest, ends.most))
    : emptyBins(lowest, highest);
  let index = 0;
  for (const [value, count] of histogram) {
    while (value >= (bins[index]?.to ?? Number.POSITIVE_INFINITY)) index++;
    const bin = bins[index];
    if (bin) bin.count += count;
  }
  return ends ? closedAt(ends.most, bins) : bins;
}

/** With the bar that would begin where nothing goes on in the one before it. */
function closedAt(most: number, bins: readonly Bin[]): Bin[] {
  const [last, before] = [bins.at(-1), bins.at(-2)];
  if (last?.from !== most || !before) return [...bins];
  return [...bins.slice(0, -2), { ...before, count: before.count + last.count }];
}

/** Where one bar ends and the next begins, where values are put together. */
export function edgesOf(histogram: Histogram): number[] {
  return emptyBins(histogram[0]?.[0] ?? 0, histogram.at(-1)?.[0] ?? 0).map(({ to }) => to);
}

function emptyBins(lowest: number, highest: number): Bin[] {
  const width = roundWidth((highest - lowest) / MOST_BINS);
  let index = Math.floor(lowest / width);
  // Division may round up over an edge that the value itself lies below.
  if (edge(index, width) > lowest) index--;
  const bins: Bin[] = [];
  for (; edge(index, width) <= highest; index++) {
    bins.push({ from: edge(index, width), to: edge(index + 1, width), count: 0 });
  }
  return bins;
}

/** The next 1, 2 or 5 times a power of ten. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5].find((candidate) => candidate * power >= least) ?? 10;
  return Number((step * power).toPrecision(1));
}

function edge(index: number, width: number): number {
  return Number((index * width).toPrecision(12));
}
