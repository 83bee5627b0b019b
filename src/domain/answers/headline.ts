import { type Cells, histogramOf } from './counting/cells.ts';
import { quantile } from './statistics/statistics.ts';

/** The figures above a report. */
export interface Headline {
  started: number;
  completed: number;
  /** Led to a closing that screens out. */
  screenedOut: number;
  /** Ended under a quota that was full. */
  overQuota: number;
  /** Completed of those who started and were meant to, 0 to 1; missing where there are none. */
  completionRate?: number;
  /** Exact under 100 seconds, within 5% beyond. */
  medianSeconds?: number;
}

/** Reads the tally's cells of respondents. */
export function headline(cells: Cells = {}): Headline {
  const started = Number(cells.started ?? 0n);
  const completed = Number(cells.completed ?? 0n);
  const screenedOut = Number(cells.screenedOut ?? 0n);
  const overQuota = Number(cells.overQuota ?? 0n);
  const meant = started - screenedOut - overQuota;
  return {
    started,
    completed,
    screenedOut,
    overQuota,
    completionRate: meant === 0 ? undefined : completed / meant,
    medianSeconds: quantile(histogramOf(cells, 'seconds:'), 0.5),
  };
}
