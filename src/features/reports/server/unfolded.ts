import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { respondents } from '#features/responding/server/tables.ts';

/** The runs of a project that stand in the tallies otherwise than they are, or not at all: those its partial index holds. */
export function unfoldedOf(projectId: string): SQL | undefined {
  return and(eq(respondents.projectId, projectId), isUnfolded);
}

const isUnfolded = sql`${respondents.foldedAs} is distinct from ${respondents.state}`;

/** A run under way is folded only after this, for most are completed by then and need folding but once. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** The unfolded runs, of any project, that are worth folding now. */
export function isDue(now: Date): SQL | undefined {
  const settledBefore = new Date(now.getTime() - SETTLED_AFTER_MS);
  return and(isUnfolded, or(eq(respondents.state, 'completed'), lt(respondents.startedAt, settledBefore)));
}

/** What of a run its contribution needs. */
export const countedColumns = {
  id: respondents.id,
  version: respondents.version,
  state: respondents.state,
  answers: respondents.answers,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  foldedAs: respondents.foldedAs,
};

export type CountedRow = Pick<typeof respondents.$inferSelect, keyof typeof countedColumns>;
