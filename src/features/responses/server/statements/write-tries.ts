import { and, eq, sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import type { Tries } from '#domain/quiz/practice/tries.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentRow } from '../find-respondent.ts';
import { respondents } from '../tables.ts';

/** Writes what somebody tried in practice, unless something was written since they were read; tells whether it did. */
export async function writeTries(
  db: Db,
  { projectId, id, revision }: Pick<RespondentRow, 'projectId' | 'id' | 'revision'>,
  { tries, answers }: { tries: Tries; answers: Answers },
  now: Date,
): Promise<boolean> {
  const written = await db
    .update(respondents)
    .set({ tries, answers, revision: sql`${respondents.revision} + 1`, touchedAt: now })
    .where(
      and(
        eq(respondents.projectId, projectId),
        eq(respondents.id, id),
        eq(respondents.state, 'answering'),
        eq(respondents.revision, revision),
      ),
    )
    .returning({ id: respondents.id });
  return written.length === 1;
}
