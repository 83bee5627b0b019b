import { and, eq, type SQL } from 'drizzle-orm';
import { secondsOf } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { ResponseSummary } from '../../contract.ts';

/** What lists, single responses and exports read of one who completed. */
export const completedColumns = {
  id: respondents.id,
  version: respondents.version,
  locale: respondents.locale,
  answers: respondents.answers,
  details: respondents.details,
  source: respondents.source,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
};

/** A project's completed responses, which are all that lists and exports show. */
export function isCompletedIn(projectId: string): SQL | undefined {
  return and(eq(respondents.projectId, projectId), eq(respondents.state, 'completed'));
}

export type CompletedRow = Pick<typeof respondents.$inferSelect, keyof typeof completedColumns>;

export function toSummary(row: CompletedRow): ResponseSummary {
  return {
    _id: row.id,
    startedAt: row.startedAt.toISOString(),
    completedAt: (row.completedAt ?? row.startedAt).toISOString(),
    seconds: secondsOf(row) ?? 0,
    version: row.version,
    locale: row.locale,
    answered: Object.keys(row.answers).length,
    details: row.details,
    source: row.source,
  };
}
