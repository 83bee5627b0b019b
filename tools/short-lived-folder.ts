import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where files are kept in memory, and how much there must be: several times what the tests hold at once. */
const MEMORY = { path: '/dev/shm', roomBytes: 1024 ** 3 };

/** A new folder for files that need not outlive this run: in memory where the machine offers that, else on the disk. */
export function shortLivedFolder(name: string, memory = MEMORY): string {
  return mkdtempSync(join(hasRoom(memory) ? memory.path : tmpdir(), `jorip-${name}-`));
}

function hasRoom({ path, roomBytes }: typeof MEMORY): boolean {
  try {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
