import { type SQL, sql } from 'drizzle-orm';
import { respondents } from '../tables.ts';

/** The last response that is counted while thousands wait: report, list and file hold it and what ended before it. */
export interface CutOff {
  /** When it ended, in UTC and as exactly as it is stored. */
  at: string;
  id: string;
  /** How many completed after it. */
  newer: number;
}

/** Whoever ended until the cut-off, and whoever is on the way; everybody where there is none. */
export function isWithinCutOff(cutOff: CutOff | undefined): SQL | undefined {
  if (!cutOff) return undefined;
  return sql`(${respondents.completedAt} IS NULL
    OR (${respondents.completedAt}, ${respondents.id}) <= (${cutOff.at}::timestamptz, ${cutOff.id}::uuid))`;
}

/** Nobody waits for more than so many respondents to be counted: those beyond are left to the job that folds. */
export const MOST_UNFOLDED = 2_000;
