import { findQuestion, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Uploads } from '#domain/questionnaire/kind.ts';
import { uploadsOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { type FileRow, findFile, getRespondentRow, type ParsedRef, requireRef } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';

/** Whom a ref opens, as long as they have not submitted. */
export async function requireAnswering(db: Db, ref: string) {
  const parsed = requireRef(ref);
  const respondent = await getRespondentRow(db, parsed);
  if (respondent.state !== 'answering') throw new AppError('conflict', { message: 'alreadySubmitted' });
  return { parsed, version: respondent.version, deadline: respondent.deadline };
}

/** Which files a question of their version takes; undefined where it takes none. */
export async function findUploads(
  db: Db,
  { projectId, version }: { projectId: string; version: number },
  questionId: string,
): Promise<Uploads | undefined> {
  return uploadsTo(await questionnaireOf(db, projectId, version), questionId);
}

export function uploadsTo(questionnaire: Questionnaire, questionId: string): Uploads | undefined {
  const question = findQuestion(questionnaire, questionId);
  return question && uploadsOf(question);
}

/** What all its questions take together. */
export function uploadsIn(questionnaire: Questionnaire): Uploads[] {
  return questionsOf(questionnaire).flatMap((question) => uploadsOf(question) ?? []);
}

/** A file of this respondent, by its id or its key alone. */
export async function requireFile(db: Db, parsed: ParsedRef, key: string): Promise<FileRow> {
  const file = await findFile(db, parsed, key);
  if (!file) throw new AppError('not_found');
  return file;
}
