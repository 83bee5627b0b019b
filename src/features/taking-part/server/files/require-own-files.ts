import type { AnswerPatch } from '#domain/answers/read-answers.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { uploadsOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { claimFiles, type ParsedRef } from '#features/responses/public.ts';
import type { FieldMessages } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { refuseProblems } from '../check-submission.ts';

/**
 * Refuses answers that name other files than those that this respondent uploaded to that question. Where no answer
 * names any, nothing is asked of the database.
 */
export async function requireOwnFiles(
  db: Db,
  respondent: ParsedRef,
  { questionnaire, patch }: { questionnaire: Questionnaire; patch: AnswerPatch },
  now: Date,
): Promise<void> {
  const unknown: string[] = [];
  for (const [questionId, ids] of Object.entries(filesNamed(questionnaire, patch))) {
    if (!(await claimFiles(db, respondent, questionId, ids, now))) unknown.push(questionId);
  }
  refuseProblems(unknownFiles(unknown));
}

/** The files that answers name, by question. */
export function filesNamed(questionnaire: Questionnaire, patch: AnswerPatch): Record<string, readonly string[]> {
  const named: Record<string, readonly string[]> = {};
  for (const [questionId, answer] of Object.entries(patch)) {
    if (!Array.isArray(answer)) continue;
    const question = findQuestion(questionnaire, questionId);
    if (question && uploadsOf(question)) named[questionId] = answer;
  }
  return named;
}

export function unknownFiles(questionIds: readonly string[]): FieldMessages {
  return Object.fromEntries(questionIds.map((id) => [`answers.${id}`, [{ key: 'answers:unknownFile' }]]));
}
