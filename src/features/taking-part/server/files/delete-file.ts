import { isLate } from '#domain/quiz/clock.ts';
import { takeBackFile } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { findPublishedProject } from '../admission/published-project.ts';
import { requireAnswering } from './answering-to.ts';

/** Takes a file back, out of the answer that names it too. */
export async function deleteFile(db: Db, { id, file: key }: { id: string; file: string }, now: Date): Promise<void> {
  const { parsed, deadline } = await requireAnswering(db, id);
  const project = await findPublishedProject(db, parsed.projectId);
  if (project?.clock && deadline && isLate(deadline, now)) throw new AppError('gone', { message: 'timeIsUp' });
  const outcome = await takeBackFile(db, parsed, key);
  if (outcome === 'named') throw new AppError('conflict', { message: 'alreadySubmitted' });
}
