import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { GradedMarks } from '#domain/quiz/grade.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { answerBytes, answersInPortions, secondsOf, takerOf } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';

/** What these people came to in each attempt that they submitted, in the order in which they were begun. */
export async function attemptsOf(
  db: Db,
  projectId: string,
  takerIds: readonly string[],
): Promise<ReadonlyMap<string, GradedMarks[]>> {
  const found = new Map<string, GradedMarks[]>(takerIds.map((id) => [id, []]));
  const rows = await readSubmitted(db, projectId, takerIds);
  for await (const portion of answersInPortions(db, projectId, rows)) {
    for (const row of portion) {
      const { marking, ...questionnaire } = await keyedQuestionnaireOf(db, projectId, row);
      const { asked } = askedAndNot(questionnaire, row.answers, factsOf(row));
      const marks = marking && markAnswers(marking, asked, row.answers, row.handMarks);
      if (marks) found.get(takerOf(row))?.push({ ...marks, pass: marking.pass, seconds: secondsOf(row) ?? 0 });
    }
  }
  return found;
}

function readSubmitted(db: Db, projectId: string, takerIds: readonly string[]) {
  const { id, userId, attempt, state } = respondents;
  return db
    .select({
      ...{ id, userId, attempt },
      version: respondents.version,
      locale: respondents.locale,
      handMarks: respondents.handMarks,
      markedBy: respondents.markedBy,
      picked: respondents.picked,
      hiddenValues: respondents.hiddenValues,
      source: respondents.source,
      startedAt: respondents.startedAt,
      completedAt: respondents.completedAt,
      bytes: answerBytes,
    })
    .from(respondents)
    .where(
      and(
        ...[eq(respondents.projectId, projectId), eq(state, 'completed')],
        or(and(isNotNull(attempt), inArray(userId, [...takerIds])), and(isNull(attempt), inArray(id, [...takerIds]))),
      ),
    )
    .orderBy(asc(userId), asc(attempt));
}
