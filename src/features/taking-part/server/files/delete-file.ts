import { dropFile, findFile } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { requireAnswering } from './answering-to.ts';

/** Takes a file back. An answer that still names it is saved without it by whoever shows the page. */
export async function deleteFile(db: Db, { id, file: key }: { id: string; file: string }): Promise<void> {
  const { parsed } = await requireAnswering(db, id);
  const file = await findFile(db, parsed, key);
  if (file) await dropFile(db, file);
}
