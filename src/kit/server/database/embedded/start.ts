import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { locateReadyDatabase } from './ready-database.ts';
import { runWorker } from './run-worker.ts';

export interface EmbeddedDatabase {
  host: string;
  port: number;
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  idleInTransactionMs: number;
  onCrash: (error: Error) => void;
}

/** The name node-postgres gives the socket file for a port; the port itself means nothing on a unix socket. */
const SOCKET_PORT = 5432;

/** Opens `<dataDir>/database` in a worker thread and answers on a socket only this user can reach. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const lock = lockDirectory(options.dataDir);
  const socketDirectory = process.platform === 'win32' ? null : makeSocketDirectory(options.dataDir);
  const cleanUp = () => {
    process.off('exit', cleanUp);
    if (socketDirectory) rmSync(socketDirectory, { recursive: true, force: true });
    lock.release();
  };
  process.once('exit', cleanUp);
  try {
    const { idleInTransactionMs, onCrash } = options;
    const socketPath = socketDirectory && join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}`);
    const directory = join(options.dataDir, 'database');
    if (!existsSync(directory)) await createDatabase(directory);
    keepPrivate(directory);
    requireAccess(directory);
    const worker = await runWorker({ directory, socketPath, idleInTransactionMs }, onCrash);
    return {
      host: socketDirectory ?? '127.0.0.1',
      port: worker.port ?? SOCKET_PORT,
      async stop() {
        await worker.stop();
        cleanUp();
      },
    };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/** A new database is made beside its place and moved there whole, so a crash in between leaves nothing half made. */
async function createDatabase(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const ready = locateReadyDatabase();
  if (ready) cpSync(ready, draft, { recursive: true });
  else await makeDatabase(draft);
  renameSync(draft, directory);
}

/** Its files come open to everybody on the machine, and a data folder made by hand often is as well. */
function keepPrivate(directory: string): void {
  try {
    chmodSync(directory, 0o700);
  } catch (error) {
    // A folder of somebody else's that we may only use: its owner decides.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** Else it would be the database that fails, in words of its own: a start as another user left it behind like that. */
function requireAccess(directory: string): void {
  const control = join(directory, 'global', 'pg_control');
  for (const path of [directory, control]) if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
}

/** In a thread of its own, because making one takes memory that only the thread's end gives back. */
async function makeDatabase(directory: string): Promise<void> {
  const worker = await runWorker({ directory, socketPath: null, idleInTransactionMs: 0 }, () => {});
  await worker.stop();
}

/**
 * A private folder in the temporary one, because the path of a socket may not be long. Its name follows from the data
 * folder, whose lock we hold: what a killed process left there is ours to clear.
 */
function makeSocketDirectory(dataDir: string): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `jorip-${userInfo().uid}-${name}`);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { mode: 0o700 });
  return directory;
}
