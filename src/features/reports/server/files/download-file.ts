import { and, eq } from 'drizzle-orm';
import { fileKey } from '#domain/questionnaire/kinds/files/file-id.ts';
import { fileBytes } from '#features/responses/public.ts';
import { files, respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { isNamedIn, ofItsResponse } from './named-file.ts';

/** A file of a completed response, for whoever reads that; never as what it is, so that nothing in it is run. */
export async function downloadFile(
  db: Db,
  storage: Storage,
  actor: Actor,
  { id: projectId, file: id }: { id: string; file: string },
): Promise<FileReply> {
  await getReadableProject(db, actor, projectId);
  const [file] = await db
    .select({
      projectId: files.projectId,
      key: files.key,
      name: files.name,
      received: files.received,
      pieces: files.pieces,
    })
    .from(files)
    .innerJoin(respondents, ofItsResponse)
    .where(and(isNamedIn(projectId), eq(files.key, fileKey(id))));
  if (!file) throw new AppError('not_found');
  return {
    filename: file.name,
    contentType: 'application/octet-stream',
    size: file.received,
    chunks: fileBytes(storage, file),
  };
}
