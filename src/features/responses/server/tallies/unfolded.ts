import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { weighedAnswers } from '../answers-in-portions.ts';
import { respondents } from '../tables.ts';

/**
 * A respondent whom the tallies count as something else than now, or not at all. A planner cannot
 * know how few there are: a query that is to use their partial index orders by `inStartOrder`,
 * which no other index offers, and has a limit.
 */
export const isUnfolded = sql`${respondents.unfolded}`;

export const inStartOrder = respondents.startedAt;

/** Who is still answering is folded only after this, for most are completed by then and need folding but once. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** The unfolded respondents that are worth folding now. */
export function isDue(now: Date): SQL | undefined {
  const settledBefore = new Date(now.getTime() - SETTLED_AFTER_MS);
  return and(isUnfolded, or(eq(respondents.state, 'completed'), lt(respondents.startedAt, settledBefore)));
}

/** What of a respondent its contribution needs; answers that are not small are read in portions. */
export const countedColumns = {
  id: respondents.id,
  version: respondents.version,
  state: respondents.state,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  talliedAs: respondents.talliedAs,
  ...weighedAnswers,
};

type Stored = typeof respondents.$inferSelect;

export type CountedRow = Pick<Stored, Exclude<keyof typeof countedColumns & keyof Stored, 'answers'>>;
