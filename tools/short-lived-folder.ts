import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what the tests hold at once. */
const ROOM_BYTES = 1024 ** 3;

/** A new folder for files that need not outlive this run: in memory where the machine offers that, else on the disk. */
export function shortLivedFolder(name: string): string {
  return mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), `jorip-${name}-`));
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
