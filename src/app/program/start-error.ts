import { resolve } from 'node:path';
import { sqlState } from '#kit/server/database/database-errors.ts';

/** The program cannot start, and the message says all that an operator needs. */
export class StartError extends Error {
  override name = 'StartError';
}

const NODE = 24;

/** An older Node would run most of it, and fail somewhere in the middle. */
export function requireNode(version: string, path: string): void {
  if (Number.parseInt(version, 10) >= NODE) return;
  throw new StartError(
    `Jorip needs Node ${NODE} or later, and ${path} is ${version}. On Linux one comes with the packages: node_modules/.bin/node.`,
  );
}

/** What it means that the data folder could not be opened. */
export function dataFolderError(error: unknown, dataDir: string): unknown {
  const why = DATA_FOLDER_FAILURES[codeOf(error) ?? ''];
  return why ? new StartError(`The data folder ${resolve(dataDir)} ${why}`, { cause: error }) : error;
}

const NOT_OURS = 'cannot be written by this user. Give it and all in it to this user, or choose another with DATA_DIR.';
const NO_FOLDER = 'cannot be made, for a file is in its place. Choose another with DATA_DIR.';
const FULL = 'cannot be written: is the disk full? A new one takes about 50 MB.';

const DATA_FOLDER_FAILURES: Record<string, string> = {
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: 'is on a file system that is read-only. Choose another with DATA_DIR.',
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOSPC: FULL,
  EDQUOT: FULL,
  // What copying a folder makes of a full disk.
  EIO: FULL,
};

/** What a failed attempt to listen means. */
export function listenError(
  error: unknown,
  { host, port }: { host: string; port: number },
  variables = { host: 'HOST', port: 'PORT' },
): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use. Stop what listens there, or choose another with ${variables.port}.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`This user may not listen on port ${port}. Choose one above 1023 with ${variables.port}.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}. Choose another with ${variables.host}.`);
  }
  return error;
}

/** What a first connection that failed means; the address itself may hold a password and is not shown. */
export function databaseError(error: unknown): StartError {
  const reason = error instanceof AggregateError ? error.errors.map(messageOf).join(', ') : messageOf(error);
  return new StartError(`The database of DATABASE_URL does not let us in: ${reason}`, { cause: error });
}

/** What a migration that failed means: whoever may not make tables finds out here. */
export function migrationError(error: unknown): unknown {
  if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) return error;
  const reason = error instanceof Error && error.cause ? messageOf(error.cause) : messageOf(error);
  return new StartError(`The user of DATABASE_URL has to own the database: ${reason}`, { cause: error });
}

const INSUFFICIENT_PRIVILEGE = '42501';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
