import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from '#kit/server/database/embedded/directory-lock.ts';
import { BackupError } from './backup-error.ts';
import { DATABASE, FILES } from './parts.ts';
import { tar } from './tar.ts';

/**
 * Makes of a data folder what an archive has. It is unpacked beside what is there and takes its place only when it is
 * whole, so that one that breaks off leaves all as it was.
 */
export function restore(dataDir: string, file: string, { replace }: { replace: boolean }): void {
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`);
  requireBackup(file);
  const lock = lockDirectory(dataDir);
  const draft = join(dataDir, 'restored');
  const former = join(dataDir, 'former');
  try {
    const isUsed = existsSync(join(dataDir, DATABASE));
    if (isUsed && !replace) {
      throw new BackupError(
        `${dataDir} has a database. It would be lost: add --replace if it may be, or choose another folder with DATA_DIR.`,
      );
    }
    for (const folder of [draft, former]) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
    }
    tar(['-xzf', file, '-C', draft]);
    for (const part of [FILES, DATABASE]) {
      if (existsSync(join(dataDir, part))) renameSync(join(dataDir, part), join(former, part));
      if (existsSync(join(draft, part))) renameSync(join(draft, part), join(dataDir, part));
    }
  } finally {
    for (const folder of [draft, former]) rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** Read through once: what was cut short is found before anything is touched, and nothing lies outside its folder. */
function requireBackup(file: string): void {
  const names = tar(['-tzf', file]).split('\n').filter(Boolean);
  const isOurs = names.every((name) => {
    const [part, ...below] = name.split('/');
    return (part === DATABASE || part === FILES) && !below.includes('..');
  });
  if (!isOurs || !names.some((name) => name.startsWith(`${DATABASE}/`))) {
    throw new BackupError(`${file} is no backup of this program.`);
  }
}
