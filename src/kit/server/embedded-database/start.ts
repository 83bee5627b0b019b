import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';
import { locateWorker } from './worker-location.ts';
import type { WorkerMessage, WorkerOptions } from './worker-messages.ts';

export interface EmbeddedDatabase {
  host: string;
  port: number;
  stop(): Promise<void>;
}

/** The name node-postgres gives the socket file for a port; the port itself means nothing on a unix socket. */
const SOCKET_PORT = 5432;

/** Opens `<dataDir>/database` in a worker thread and answers on a socket only this user can reach. */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  idleInTransactionMs: number;
  onCrash: (error: Error) => void;
}): Promise<EmbeddedDatabase> {
  const lock = lockDirectory(options.dataDir);
  const socketDirectory = process.platform === 'win32' ? null : mkdtempSync(join(tmpdir(), 'jorip-'));
  const cleanUp = () => {
    if (socketDirectory) rmSync(socketDirectory, { recursive: true, force: true });
    lock.release();
  };
  process.once('exit', cleanUp);
  const workerData: WorkerOptions = {
    directory: join(options.dataDir, 'database'),
    socketPath: socketDirectory && join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}`),
    idleInTransactionMs: options.idleInTransactionMs,
  };
  const worker = new Worker(locateWorker(), { workerData, execArgv: [] });
  try {
    const port = await untilReady(worker);
    let stopping = false;
    worker.on('error', options.onCrash);
    worker.on('exit', () => {
      if (!stopping) options.onCrash(new Error('The embedded database stopped unexpectedly.'));
    });
    return {
      host: socketDirectory ?? '127.0.0.1',
      port: port ?? SOCKET_PORT,
      async stop() {
        stopping = true;
        const stopped = once(worker, 'message');
        worker.postMessage('stop');
        await stopped;
        await worker.terminate();
        process.off('exit', cleanUp);
        cleanUp();
      },
    };
  } catch (error) {
    await worker.terminate();
    process.off('exit', cleanUp);
    cleanUp();
    throw error;
  }
}

async function untilReady(worker: Worker): Promise<number | null> {
  const [message] = (await once(worker, 'message')) as [WorkerMessage];
  if (message.kind !== 'ready') throw new Error('The embedded database did not start.');
  return message.port;
}
