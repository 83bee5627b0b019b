import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { respondents } from '../tables.ts';

/** Fixes when the time of somebody on the way is up, unless that was done before; tells when it is. */
export async function fixDeadline(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  deadline: Date,
): Promise<Date | null> {
  const isThem = and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId));
  const told = { deadline: respondents.deadline };
  const isUnfixed = and(isThem, eq(respondents.state, 'answering'), isNull(respondents.deadline));
  const [fixed] = await db.update(respondents).set({ deadline }).where(isUnfixed).returning(told);
  const [before] = fixed ? [fixed] : await db.select(told).from(respondents).where(isThem);
  return before?.deadline ?? null;
}
