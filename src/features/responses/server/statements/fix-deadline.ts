import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { respondents } from '../tables.ts';

/** Fixes when the time of somebody on the way is up, once and for all; tells when it is. */
export async function fixDeadline(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  deadline: Date,
): Promise<Date | null> {
  const [fixed] = await db
    .update(respondents)
    .set({ deadline: sql`coalesce(${respondents.deadline}, ${deadline.toISOString()}::timestamptz)` })
    .where(
      and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId), eq(respondents.state, 'answering')),
    )
    .returning({ deadline: respondents.deadline });
  return fixed?.deadline ?? null;
}
