import { and, count, eq, max, sql } from 'drizzle-orm';
import type { AttemptsMade } from '#domain/quiz/attempts.ts';
import type { Db } from '#kit/server/database/db.ts';
import { respondents } from './tables.ts';

/** What somebody has made of their attempts at a quiz, and which is on the way. */
interface AttemptsFound extends AttemptsMade {
  /** 0 before the first. */
  last: number;
  underWay: number | null;
}

/** The attempts of an account at a quiz without rounds; those that were deleted are not among them. */
export async function findAttempts(db: Db, projectId: string, userId: string): Promise<AttemptsFound> {
  const { attempt, state, completedAt } = respondents;
  const [row] = await db
    .select({
      made: count(),
      last: max(attempt),
      lastEnded: max(completedAt),
      underWay: sql<number | null>`max(${attempt}) FILTER (WHERE ${state} = 'answering')`,
    })
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), eq(respondents.userId, userId), eq(respondents.round, '')));
  const { made = 0, last = null, lastEnded = null, underWay = null } = row ?? {};
  return { made, last: last ?? 0, lastEnded, underWay };
}
