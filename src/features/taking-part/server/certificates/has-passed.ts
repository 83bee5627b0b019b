import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';

/** Whether a response to a quiz passes by the marks as they are now: not while something waits to be marked. */
export async function hasPassed(
  db: Db,
  { projectId, version, markedBy, state, answers, handMarks, ...row }: RespondentRow,
): Promise<boolean> {
  if (state !== 'completed') return false;
  const { marking, ...asked } = await keyedQuestionnaireOf(db, projectId, { version, markedBy });
  if (marking?.pass === undefined) return false;
  const path = pathOf(asked, answers, factsOf(row));
  return markAnswers(marking, path.asked, answers, handMarks)?.passed === true;
}
