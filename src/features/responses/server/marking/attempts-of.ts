import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { GradedMarks } from '#domain/quiz/grade.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answerBytes, answersInPortions } from '../answers-in-portions.ts';
import { respondents } from '../tables.ts';
import { secondsOf } from '../tallies/counted-row.ts';

/** What an attempt came to, and of a quiz with rounds in which of them. */
type Attempted = GradedMarks & { round: string };

/** What these people came to in each attempt that they submitted, in the order in which they were begun. */
export async function attemptsOf(
  db: Db,
  projectId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Attempted[]>> {
  const found = new Map<string, Attempted[]>(userIds.map((id) => [id, []]));
  const rows = await readSubmitted(db, projectId, userIds);
  for await (const portion of answersInPortions(db, projectId, rows)) {
    for (const row of portion) {
      const { marking, ...questionnaire } = await keyedQuestionnaireOf(db, projectId, row);
      const { asked } = askedAndNot(questionnaire, row.answers, factsOf(row));
      const marks = marking && markAnswers(marking, asked, row.answers, row.handMarks ?? undefined);
      const { round } = row;
      if (marks)
        found.get(row.userId ?? '')?.push({ ...marks, pass: marking.pass, seconds: secondsOf(row) ?? 0, round });
    }
  }
  return found;
}

function readSubmitted(db: Db, projectId: string, userIds: readonly string[]) {
  const { userId, attempt, state } = respondents;
  return db
    .select({
      id: respondents.id,
      userId,
      round: respondents.round,
      version: respondents.version,
      locale: respondents.locale,
      handMarks: respondents.handMarks,
      markedBy: respondents.markedBy,
      drawn: respondents.drawn,
      hiddenValues: respondents.hiddenValues,
      source: respondents.source,
      startedAt: respondents.startedAt,
      completedAt: respondents.completedAt,
      bytes: answerBytes,
    })
    .from(respondents)
    .where(
      and(eq(respondents.projectId, projectId), inArray(userId, userIds), isNotNull(attempt), eq(state, 'completed')),
    )
    .orderBy(asc(userId), asc(respondents.startedAt), asc(attempt));
}
