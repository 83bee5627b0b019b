import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from './tables.ts';

/** What somebody began of a quiz with rounds, in the order in which they did. */
export async function findRoundsTaken(db: Db, projectId: string, userId: string) {
  const { round, attempt, state, startedAt, completedAt } = respondents;
  return await db
    .select({
      id: respondents.id,
      secret: respondents.secret,
      projectId: respondents.projectId,
      round,
      attempt,
      state,
      startedAt,
      completedAt,
    })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), eq(respondents.userId, userId), isNotNull(attempt)))
    .orderBy(asc(startedAt), asc(attempt));
}
