import type { AnswerPatch } from '#domain/answers/reading/read-answers.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { uploadsOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { claimFiles, holdFilesOf, type ParsedRef } from '#features/responses/public.ts';
import type { FieldMessages } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { refuseProblems } from '../check-submission.ts';

interface Naming {
  respondent: ParsedRef;
  questionnaire: Questionnaire;
  patch: AnswerPatch;
  now: Date;
}

/**
 * Writes answers that may name files: those alone that this respondent uploaded to that question, and in one
 * transaction with the look at them, so that none is taken back before it is named. Where no answer names any, nothing
 * is asked of the database.
 */
export async function writeWithFiles<Written>(
  db: Db,
  { respondent, questionnaire, patch, now }: Naming,
  write: (tx: Db) => Promise<Written>,
): Promise<Written> {
  const named = Object.entries(filesNamed(questionnaire, patch));
  if (named.length === 0) return await write(db);
  return await db.transaction(async (tx) => {
    await holdFilesOf(tx, respondent);
    const unknown: string[] = [];
    for (const [questionId, ids] of named) {
      if (!(await claimFiles(tx, respondent, questionId, ids, now))) unknown.push(questionId);
    }
    refuseProblems(unknownFiles(unknown));
    return await write(tx);
  });
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
