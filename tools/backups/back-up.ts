import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from '#kit/server/database/embedded/directory-lock.ts';
import { type BackupNote, LAST_BACKUP } from '#kit/server/installation/last-backup.ts';
import { BackupError } from './backup-error.ts';
import { DATABASE, FILES } from './parts.ts';
import { tar } from './tar.ts';

/** Writes an archive of a data folder, whole or not at all; the program cannot start meanwhile. */
export function backUp(dataDir: string, file: string): void {
  if (!existsSync(join(dataDir, DATABASE))) {
    throw new BackupError(`There is no database in ${dataDir}. Name the data folder with DATA_DIR.`);
  }
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  const lock = lockDirectory(dataDir);
  const draft = `${file}.part`;
  try {
    // For nobody else on this machine; tar writes into what is there and leaves that as it is.
    writeFileSync(draft, '', { mode: 0o600 });
    const parts = [DATABASE, FILES].filter((part) => existsSync(join(dataDir, part)));
    tar(['-czf', draft, '-C', dataDir, ...parts]);
    renameSync(draft, file);
    const note: BackupNote = { at: new Date().toISOString(), bytes: statSync(file).size };
    writeFileSync(join(dataDir, LAST_BACKUP), JSON.stringify(note));
  } finally {
    rmSync(draft, { force: true });
    lock.release();
  }
}
