import type { Storage } from '#kit/server/storage/storage.ts';
import type { files } from '../tables.ts';

/** What is stored at once, and what a request brings: all that memory holds of a file. */
export const PIECE_BYTES = 1024 * 1024;

export type FileRow = typeof files.$inferSelect;
type OfFile = Pick<FileRow, 'projectId' | 'key'>;

export function pieceName({ projectId, key }: OfFile, number: number): string {
  return `${projectId}/${key}/${number}`;
}

/** What is in a file, as it comes from the storage. */
export async function* fileBytes(storage: Storage, file: Pick<FileRow, 'projectId' | 'key' | 'pieces'>) {
  for (const number of file.pieces) yield* storage.get(pieceName(file, number));
}

/** Those that were sent and not taken included. */
export async function deletePieces(storage: Storage, file: OfFile & Pick<FileRow, 'attempts'>): Promise<void> {
  for (let number = 0; number < file.attempts; number += 1) await storage.delete(pieceName(file, number));
}
