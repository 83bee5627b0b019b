import { appendPiece, PIECE_BYTES } from '#features/responses/public.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { addPiece as endpoint } from '../../contract/files.ts';
import { findUploads, requireAnswering, requireFile } from './answering-to.ts';
import { refused } from './create-file.ts';
import { type FileKeeping, limitPieces, type Sender } from './file-keeping.ts';

/**
 * The next piece of a file. One that was received before changes nothing, and one that does not follow on is not taken:
 * the answer says in either case from where to go on.
 */
export async function addPiece(
  db: Db,
  { storage }: FileKeeping,
  { params, query, body }: Received<typeof endpoint>,
  sender: Sender,
): Promise<Given<typeof endpoint>> {
  const { parsed, version } = await requireAnswering(db, params.id);
  limitPieces(parsed.projectId, sender);
  const file = await requireFile(db, parsed, params.file);
  if (query.offset !== file.received || file.received === file.size) return { received: file.received };
  if (body.length !== Math.min(PIECE_BYTES, file.size - file.received)) throw invalidField('body', 'pieceLength');
  const uploads = await findUploads(db, { ...parsed, version }, file.questionId);
  if (!uploads) throw new AppError('not_found');
  const after = await appendPiece(db, storage, file, body, uploads.accepts, sender.now);
  if (!after) throw new AppError('not_found');
  if (after === 'refused') throw refused(file.questionId, 'fileType', file.name, 0);
  return { received: after.received };
}
