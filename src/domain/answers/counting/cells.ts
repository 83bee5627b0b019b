import type { Histogram } from '../statistics/statistics.ts';

/**
 * Counts by cell, in whole numbers that add up exactly in any order: `option:<id>`, `value:<v>`, `sum`
 * (in millionths) and the like. The empty record contributes nothing beyond being answered.
 */
export type Cells = Record<string, bigint>;

type Prefix = 'option:' | 'value:' | 'bucket:' | 'seconds:' | 'day:' | 'days:' | 'rank:' | 'row:' | 'cell:';

/** The counts of the cells that begin with `prefix`, by what follows it. */
export function valuesIn(cells: Cells, prefix: Prefix): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell in cells) {
    if (cell.startsWith(prefix)) counts.set(cell.slice(prefix.length), Number(cells[cell]));
  }
  return counts;
}

/** The numbers among those cells, ascending. */
export function histogramOf(cells: Cells, prefix: Prefix = 'value:'): Histogram {
  const histogram: [value: number, count: number][] = [];
  for (const cell in cells) {
    if (!cell.startsWith(prefix)) continue;
    const value = Number(cell.slice(prefix.length));
    if (Number.isFinite(value)) histogram.push([value, Number(cells[cell])]);
  }
  return histogram.sort(([a], [b]) => a - b);
}
