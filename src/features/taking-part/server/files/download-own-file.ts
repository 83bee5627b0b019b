import { fileBytes } from '#features/responses/public.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { requireAnswering, requireFile } from './answering-to.ts';
import { type FileKeeping, limitDownloads, type Sender } from './file-keeping.ts';

/** A file as its respondent sent it, for as long as they are answering. */
export async function downloadOwnFile(
  db: Db,
  { storage }: FileKeeping,
  { id, file: key }: { id: string; file: string },
  sender: Sender,
): Promise<FileReply> {
  const { parsed } = await requireAnswering(db, id);
  limitDownloads(parsed.projectId, sender);
  const file = await requireFile(db, parsed, key);
  if (file.received !== file.size) throw new AppError('not_found');
  return {
    filename: file.name,
    contentType: 'application/octet-stream',
    size: file.size,
    chunks: fileBytes(storage, file),
  };
}
