import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type CutOff, isWithinCutOff, secondsOf } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { ResponseSummary } from '../../contract/responses.ts';

/** What lists and single responses show of a respondent, besides the answers. */
export const summaryColumns = {
  id: respondents.id,
  state: respondents.state,
  version: respondents.version,
  locale: respondents.locale,
  handMarks: respondents.handMarks,
  markedBy: respondents.markedBy,
  picked: respondents.picked,
  round: respondents.round,
  details: respondents.details,
  source: respondents.source,
  hiddenValues: respondents.hiddenValues,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  endedBy: respondents.endedBy,
  answered: sql<number>`(SELECT count(*)::int FROM jsonb_object_keys(${respondents.answers}))`,
};

/** A project's completed responses, which are all that is read and exported; where there is a cut-off, up to it. */
export function isCompletedIn(projectId: string, cutOff?: CutOff): SQL | undefined {
  return and(eq(respondents.projectId, projectId), eq(respondents.state, 'completed'), isWithinCutOff(cutOff));
}

type Stored = typeof respondents.$inferSelect;

export type SummaryRow = Pick<Stored, keyof typeof summaryColumns & keyof Stored> & { answered: number };

export function toSummary(row: SummaryRow): ResponseSummary {
  // What they answered, when, and who they are is part of what they submit (decision 35).
  const isSubmitted = row.state === 'completed';
  return {
    _id: row.id,
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    completedAt: isSubmitted ? (row.completedAt?.toISOString() ?? null) : null,
    seconds: isSubmitted ? (secondsOf(row) ?? null) : null,
    endedBy: isSubmitted ? row.endedBy : null,
    version: row.version,
    locale: row.locale,
    answered: row.answered,
    round: row.round,
    details: isSubmitted ? row.details : {},
    source: isSubmitted ? row.source : {},
    hiddenValues: isSubmitted ? row.hiddenValues : {},
  };
}
