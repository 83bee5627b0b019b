import { and, eq, sql } from 'drizzle-orm';
import type { Turn } from '#domain/quiz/turns.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { respondents } from '../tables.ts';

interface Served {
  before: Turn | null;
  turn: Turn;
  /** When they have to be done, where that moves with the questions they are served. */
  deadline: Date | undefined;
}

/** Puts the next question before somebody on the way, unless another is before them by now; tells whether it did. */
export async function serveTurn(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  { before, turn, deadline }: Served,
): Promise<boolean> {
  const stands = before && JSON.stringify(before);
  const served = await db
    .update(respondents)
    .set({ turn, ...(deadline && { deadline }) })
    .where(
      and(
        eq(respondents.projectId, projectId),
        eq(respondents.id, respondentId),
        eq(respondents.state, 'answering'),
        sql`${respondents.turn} IS NOT DISTINCT FROM ${stands}::jsonb`,
      ),
    )
    .returning({ id: respondents.id });
  return served.length === 1;
}
