import { and, eq } from 'drizzle-orm';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { KeptHandMark } from '#domain/quiz/hand-marks.ts';
import type { HandMark } from '#domain/quiz/hand-marks-schema.ts';
import { countedMarking } from '#domain/quiz/mark-answers.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { respondents } from '../tables.ts';
import { countAgain } from '../tallies/count-again.ts';

/**
 * Gives an answer of a completed response what somebody says it earns; every figure follows in the same transaction.
 * Tells what it was given before: `not_found` where there is no such answer to mark, `conflict` where it was marked
 * since whoever marks it read it. What it was given already is not written again. Of a response that was made anonymous
 * nothing is said that may name somebody.
 */
export async function writeHandMark(
  tx: Db,
  { projectId, respondentId, questionId }: RespondentIds & { questionId: string },
  { earned, feedback = '', revision, by }: HandMark & { revision: number; by: string },
): Promise<{ before: KeptHandMark | undefined; after: KeptHandMark }> {
  const ofIt = and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId));
  const [row] = await tx
    .select()
    .from(respondents)
    .where(and(ofIt, eq(respondents.state, 'completed')))
    .for('update');
  if (!row || !Object.hasOwn(row.answers, questionId)) throw new AppError('not_found');
  const questionnaire = await keyedQuestionnaireOf(tx, projectId, row);
  const question = findQuestion(questionnaire, questionId);
  const counted = question && questionnaire.marking && countedMarking(questionnaire.marking, question);
  if (counted?.key.by !== 'hand') throw new AppError('not_found');
  if (earned > counted.points) throw invalidField('earned', 'tooLarge', { max: counted.points });
  const said = cleanText(feedback);
  if (said !== '' && row.anonymisedAt) throw invalidField('feedback', 'nobodyReadsFeedback');
  const before = row.handMarks?.[questionId];
  if ((before?.revision ?? 0) !== revision) throw new AppError('conflict', { message: 'staleSave' });
  if (before && before.earned === earned && (before.feedback ?? '') === said) return { before, after: before };
  const after = { earned, ...(said !== '' && { feedback: said }), revision: revision + 1, by };
  const handMarks = { ...row.handMarks, [questionId]: after };
  await tx.update(respondents).set({ handMarks }).where(ofIt);
  await countAgain(tx, questionnaire, row, { ...row, handMarks });
  return { before, after };
}
