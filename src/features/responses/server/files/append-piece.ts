import { and, eq, sql } from 'drizzle-orm';
import { type FileGroup, fitsGroups } from '#domain/questionnaire/kinds/files/file-groups.ts';
import type { Db } from '#kit/server/database/db.ts';
import { contentTypeOf } from '#kit/server/storage/content-type.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { files } from '../tables.ts';
import { dropFile } from './drop-files.ts';
import { findFile } from './find-file.ts';
import { type FileRow, pieceName } from './pieces.ts';

/**
 * Stores the next piece of a file and gives the file as it is then; `refused` where its beginning shows that it is
 * nothing that is asked for, undefined where it was given up meanwhile. Each piece is stored under a number of its own,
 * so of several that come for one place at once the first that is there is the file's, whole, and the others are gone.
 */
export async function appendPiece(
  db: Db,
  storage: Storage,
  file: FileRow,
  bytes: Uint8Array,
  accepts: readonly FileGroup[],
  now: Date,
): Promise<FileRow | 'refused' | undefined> {
  const type = file.type ?? (await contentTypeOf(bytes));
  if (!fitsGroups(type, accepts)) {
    await dropFile(db, file);
    return 'refused';
  }
  const [begun] = await db
    .update(files)
    .set({ attempts: sql`${files.attempts} + 1` })
    .where(awaits(file))
    .returning({ attempts: files.attempts });
  if (!begun) return await findFile(db, file, file.key);
  const number = begun.attempts - 1;
  await storage.put(pieceName(file, number), bytes);
  const [row] = await db
    .update(files)
    .set({
      received: sql`${files.received} + ${bytes.length}`,
      pieces: sql`${files.pieces} || ${number}::int`,
      ...{ type, usedAt: now },
    })
    .where(awaits(file))
    .returning();
  if (row) return row;
  await storage.delete(pieceName(file, number));
  return await findFile(db, file, file.key);
}

/** Nothing more comes: it is as large as what was received. */
export async function endFile(db: Db, file: FileRow): Promise<void> {
  await db.update(files).set({ size: file.received }).where(awaits(file));
}

/** As long as nothing was received since it was looked at. */
function awaits({ projectId, key, received }: FileRow) {
  return and(
    eq(files.projectId, projectId),
    eq(files.key, key),
    eq(files.dropped, false),
    eq(files.received, received),
  );
}
