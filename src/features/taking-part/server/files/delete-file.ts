import { takeBackFile } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { requireAnswering } from './answering-to.ts';

/** Takes a file back, out of the answer that names it too. */
export async function deleteFile(db: Db, { id, file: key }: { id: string; file: string }): Promise<void> {
  const { parsed } = await requireAnswering(db, id);
  const outcome = await takeBackFile(db, parsed, key);
  if (outcome === 'named') throw new AppError('conflict', { message: 'alreadySubmitted' });
}
