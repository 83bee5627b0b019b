// Numbers are counted twice: by bucket, of which there are few however many answers there are, and by their very value
// within a bucket. A report reads the buckets and opens those that it has to look into: the ends, the middle, and where
// a bar of the chart ends in the midst of one.
import { LIMITS } from '../../questionnaire/limits.ts';
import { type Cells, histogramOf } from '../counting/cells.ts';
import { edgesOf, MOST_SINGLE_VALUES } from './bins.ts';
import { type Histogram, histogramSize, ranksOf, valueAt } from './statistics.ts';

/** Parts to one in the sums: as many decimals as a question can allow. */
export const PARTS_OF_ONE = 10 ** LIMITS.decimals;

const DIGITS = 3;

/** The greatest number of three significant digits that is not above the value: 1,615 is in 1,610, −1,615 in −1,620. */
export function bucketOf(value: number): number {
  const nearest = Number(value.toPrecision(DIGITS));
  return nearest <= value ? nearest : Number((nearest - stepAt(value)).toPrecision(DIGITS));
}

/** Where the next bucket begins. */
function bucketEnd(bucket: number): number {
  if (bucket === 0) return 0;
  const [digits, power] = Math.abs(bucket)
    .toExponential(DIGITS - 1)
    .split('e');
  // Towards zero from a power of ten the next ones stand closer.
  const isPower = bucket < 0 && Number(digits) === 1;
  const step = 10 ** (Number(power) - DIGITS + (isPower ? 0 : 1));
  return Number((bucket + step).toPrecision(DIGITS + 1));
}

function stepAt(value: number): number {
  const power = Math.floor(Math.log10(Math.abs(value)));
  return 10 ** (power - DIGITS + 1);
}

/**
 * The buckets that have to be opened for exact figures, and for exact bars where numbers are drawn: none where every
 * answer is its own bucket. To be asked again once they are opened, until there are none.
 */
export function bucketsToOpen(cells: Cells, isDrawn = true): number[] {
  const closed = histogramOf(cells, 'bucket:');
  if (closed.length === 0) return [];
  const histogram = inOrder(histogramOf(cells, 'value:'), closed);
  if (isExact(histogram, cells.sum)) return [];
  if (isDrawn && histogram.length <= MOST_SINGLE_VALUES) return closed.map(([bucket]) => bucket);
  const looked = new Set([histogram[0]?.[0], histogram.at(-1)?.[0]]);
  for (const rank of ranksOf(histogramSize(histogram), 0.5)) looked.add(valueAt(histogram, rank));
  const atEnds = closed.flatMap(([bucket]) => (looked.has(bucket) ? bucket : []));
  return atEnds.length > 0 || !isDrawn ? atEnds : cutByEdges(closed, edgesOf(histogram));
}

/** The buckets in the midst of which one bar ends and the next begins. Both ascend. */
function cutByEdges(closed: Histogram, edges: readonly number[]): number[] {
  const cut = new Set<number>();
  let next = 0;
  for (const edge of edges) {
    while (next < closed.length && (closed[next]?.[0] ?? 0) < edge) next += 1;
    const before = closed[next - 1]?.[0];
    if (before !== undefined && edge < bucketEnd(before)) cut.add(before);
  }
  return [...cut];
}

/** The cells with some buckets opened: their values in place of them; what these leave is the bucket's own number. */
export function openBuckets(cells: Cells, values: ReadonlyMap<number, Cells>): Cells {
  const opened = { ...cells };
  for (const [bucket, inIt] of values) {
    let own = cells[`bucket:${bucket}`] ?? 0n;
    delete opened[`bucket:${bucket}`];
    for (const cell in inIt) {
      const amount = inIt[cell] ?? 0n;
      opened[cell] = (opened[cell] ?? 0n) + amount;
      own -= amount;
    }
    if (own > 0n) opened[`value:${bucket}`] = (opened[`value:${bucket}`] ?? 0n) + own;
  }
  return opened;
}

/** How often each number was given, ascending; those in a bucket that is not opened stand where it begins. */
export function histogramIn(cells: Cells): Histogram {
  return inOrder(histogramOf(cells, 'value:'), histogramOf(cells, 'bucket:'));
}

function inOrder(values: Histogram, buckets: Histogram): Histogram {
  return values.length === 0 ? buckets : [...values, ...buckets].sort(([a], [b]) => a - b);
}

/** Whether each answer is where its bucket begins: buckets begin at or below what is in them, so the sums tell. */
function isExact(histogram: Histogram, sum = 0n): boolean {
  let reckoned = 0n;
  for (const [value, count] of histogram) reckoned += BigInt(Math.round(value * PARTS_OF_ONE)) * BigInt(count);
  return reckoned === sum;
}
