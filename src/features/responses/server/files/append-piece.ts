import { and, eq, sql } from 'drizzle-orm';
import { type FileGroup, fitsGroups } from '#domain/questionnaire/kinds/files/file-groups.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { files } from '../tables.ts';
import { contentTypeOf } from './content-type.ts';
import { dropFile } from './drop-files.ts';
import { type FileRow, pieceName } from './pieces.ts';

/**
 * Stores the next piece of a file and gives the file as it is then; `refused` where its beginning shows that it is
 * nothing that is asked for. What came twice at once is the same piece and counts once.
 */
export async function appendPiece(
  db: Db,
  storage: Storage,
  file: FileRow,
  bytes: Uint8Array,
  accepts: readonly FileGroup[],
  now: Date,
): Promise<FileRow | 'refused'> {
  const type = file.type ?? (await contentTypeOf(bytes));
  if (!fitsGroups(type, accepts)) {
    await dropFile(db, file);
    return 'refused';
  }
  await storage.put(pieceName(file, file.received), bytes);
  const [row] = await db
    .update(files)
    .set({ received: sql`${files.received} + ${bytes.length}`, type, usedAt: now })
    .where(and(isFile(file), eq(files.received, file.received)))
    .returning();
  return row ?? { ...file, type, received: file.received + bytes.length };
}

/** Nothing more comes: it is as large as what was received. */
export async function endFile(db: Db, file: FileRow): Promise<void> {
  await db.update(files).set({ size: file.received }).where(isFile(file));
}

function isFile({ projectId, key }: FileRow) {
  return and(eq(files.projectId, projectId), eq(files.key, key), eq(files.dropped, false));
}
