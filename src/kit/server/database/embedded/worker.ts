// The thread that holds PostgreSQL (compiled to WebAssembly) and answers on a socket.
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SharedBackend } from './shared-backend.ts';
import { createWireServer } from './wire-server.ts';
import type { WorkerMessage, WorkerOptions } from './worker-messages.ts';

const options = workerData as WorkerOptions;

/** Memory for one small process, and a log short enough to be read again quickly after a crash. */
const SETTINGS = ['shared_buffers=32MB', 'max_wal_size=128MB'].flatMap((setting) => ['-c', setting]);

/**
 * The optimizing compiler takes 600 MB for one function of PostgreSQL's and seconds of a processor at every start.
 * Without it small statements cost the same, and reading many thousands of rows twice as much.
 */
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

const pglite = await PGlite.create({
  dataDir: options.directory,
  startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  extensions: { pg_trgm },
});
const backend = new SharedBackend(
  {
    run: (bytes, onOutput) => pglite.execProtocolRawStream(bytes, { onRawData: onOutput }),
    isInTransaction: () => pglite.isInTransaction(),
    rollback: async () => {
      await pglite.exec('ROLLBACK');
    },
  },
  options.idleInTransactionMs,
);
const server = createWireServer(backend);

async function stop(): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  await pglite.close();
  tell({ kind: 'stopped' });
}

parentPort?.once('message', () => void stop());

const listening = () => {
  const address = server.address();
  tell({
    kind: 'ready',
    port: typeof address === 'object' ? (address as AddressInfo).port : null,
  });
};
if (options.socketPath) server.listen(options.socketPath, listening);
else server.listen(0, '127.0.0.1', listening);
