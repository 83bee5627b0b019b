import type { Storage } from '#kit/server/storage/storage.ts';
import type { files } from '../tables.ts';

/** What is stored at once, and what a request brings: all that memory holds of a file. */
export const PIECE_BYTES = 1024 * 1024;

export type FileRow = typeof files.$inferSelect;
type StoredFile = Pick<FileRow, 'projectId' | 'key' | 'received'>;

export function pieceName({ projectId, key }: Pick<FileRow, 'projectId' | 'key'>, offset: number): string {
  return `${projectId}/${key}/${offset / PIECE_BYTES}`;
}

/** What is in a file, as it comes from the storage. */
export async function* fileBytes(storage: Storage, file: StoredFile): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < file.received; offset += PIECE_BYTES) yield* storage.get(pieceName(file, offset));
}

/** The piece that was being stored when something failed included. */
export async function deletePieces(storage: Storage, file: StoredFile): Promise<void> {
  for (let offset = 0; offset <= file.received; offset += PIECE_BYTES) await storage.delete(pieceName(file, offset));
}
