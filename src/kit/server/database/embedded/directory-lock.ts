// One process at a time may open an embedded database: a second one would silently lose rows.
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { isSameProcessAlive, processStart } from './process-identity.ts';

interface Owner {
  pid: number;
  start: string | null;
  host: string;
  token: string;
}

export interface DirectoryLock {
  release(): void;
}

const BEAT_MS = 3_000;
/** A lock of another machine or container is dead when its owner stopped touching it. */
const FOREIGN_DEAD_AFTER_MS = 15_000;

export class DirectoryInUseError extends Error {
  readonly pid: number;
  constructor(directory: string, owner: Owner) {
    const where = owner.host === hostname() ? '' : ` on ${owner.host}`;
    super(
      `The data folder ${directory} is in use by process ${owner.pid}${where}. Stop that process, or choose another folder with DATA_DIR.`,
    );
    this.name = 'DirectoryInUseError';
    this.pid = owner.pid;
  }
}

/** Takes `<directory>/lock`; a lock whose owner is dead (kill -9, power loss) is taken over. */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'lock');
  const owner: Owner = {
    pid: process.pid,
    start: processStart(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  take(path, owner, resolve(directory));
  const beat = setInterval(() => touch(path), BEAT_MS);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readOwner(path)?.token === owner.token) rmSync(path, { force: true });
    },
  };
}

/**
 * Creates the file with its content in one step (`link`). To replace a dead owner's file the taker first takes the lock
 * named after that owner's token, then looks again: so of many takers exactly one replaces exactly that file.
 */
function take(path: string, owner: Owner, directory: string): void {
  const draft = `${path}.${owner.token}.draft`;
  writeFileSync(draft, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
  try {
    for (;;) {
      if (tryLink(draft, path)) return;
      const holder = readOwner(path);
      if (!holder) continue;
      if (isAlive(holder, path)) throw new DirectoryInUseError(directory, holder);
      const rightToReplace = `${path}.${holder.token}`;
      take(rightToReplace, { ...owner, token: randomUUID() }, directory);
      try {
        if (readOwner(path)?.token !== holder.token) continue;
        renameSync(draft, path);
        return;
      } finally {
        rmSync(rightToReplace, { force: true });
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`The lock file ${path} cannot be read. Remove it when no Jorip uses this folder.`, {
      cause: error,
    });
  }
}

function isAlive(owner: Owner, path: string): boolean {
  if (owner.host === hostname()) return isSameProcessAlive(owner.pid, owner.start);
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < FOREIGN_DEAD_AFTER_MS;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder may be going away under a stopping process; the lock then has nothing left to guard.
  }
}
