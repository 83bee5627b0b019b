import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Beside the database, which it tells of: a restored one brings no note, for it is as old as its archive. */
export const LAST_BACKUP = 'last-backup.json';

const backupNote = z.object({ at: z.iso.datetime(), bytes: z.int().min(0) });
export type BackupNote = z.infer<typeof backupNote>;

/** What `npm run backup` noted last; null where it never ran, or its note cannot be read. */
export async function lastBackup(dataDir: string): Promise<BackupNote | null> {
  try {
    return backupNote.parse(JSON.parse(await readFile(join(dataDir, LAST_BACKUP), 'utf8')));
  } catch {
    return null;
  }
}
