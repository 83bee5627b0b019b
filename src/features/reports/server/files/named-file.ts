import { and, eq, sql } from 'drizzle-orm';
import { files, respondents } from '#features/responses/server/tables.ts';
import { isCompletedIn } from '../responses/response-summary.ts';

/** What a file and the response that names it have in common. */
export const ofItsResponse = and(eq(respondents.projectId, files.projectId), eq(respondents.id, files.respondentId));

/** A file that counts: a completed response of the project names it as its answer. */
export function isNamedIn(projectId: string) {
  return and(
    eq(files.projectId, projectId),
    eq(files.dropped, false),
    isCompletedIn(projectId),
    sql`${respondents.answers} -> ${files.questionId} @> to_jsonb(${files.key} || '-' || ${files.name})`,
  );
}
