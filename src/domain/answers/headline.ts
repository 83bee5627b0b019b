import { type Cells, histogramOf } from './cells.ts';
import { quantile } from './statistics.ts';

/** The figures above a report. */
export interface Headline {
  started: number;
  completed: number;
  /** Completed of started, 0 to 1; missing where nobody started. */
  completionRate?: number;
  /** Exact under 100 seconds, within 5% beyond. */
  medianSeconds?: number;
}

/** Reads the tally's cells of respondents. */
export function headline(cells: Cells = {}): Headline {
  const started = Number(cells.started ?? 0n);
  const completed = Number(cells.completed ?? 0n);
  return {
    started,
    completed,
    completionRate: started === 0 ? undefined : completed / started,
    medianSeconds: quantile(histogramOf(cells, 'seconds:'), 0.5),
  };
}
