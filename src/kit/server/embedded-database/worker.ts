/** The thread that holds PostgreSQL (compiled to WebAssembly) and answers on a socket. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { SharedBackend } from './shared-backend.ts';
import { createWireServer } from './wire-server.ts';
import type { WorkerMessage, WorkerOptions } from './worker-messages.ts';

const options = workerData as WorkerOptions;

/** A new database is made beside its place and moved there whole, so a crash in between leaves nothing half made. */
async function openPGlite(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const draft = `${directory}.new`;
    rmSync(draft, { recursive: true, force: true });
    const created = await PGlite.create({ dataDir: draft });
    await created.close();
    renameSync(draft, directory);
  }
  return await PGlite.create({ dataDir: directory });
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

const pglite = await openPGlite(options.directory);
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

parentPort?.once('message', () => {
  server.close(async () => {
    await pglite.close();
    tell({ kind: 'stopped' });
  });
});

const listening = () => {
  const address = server.address();
  tell({
    kind: 'ready',
    port: typeof address === 'object' ? (address as AddressInfo).port : null,
  });
};
if (options.socketPath) server.listen(options.socketPath, listening);
else server.listen(0, '127.0.0.1', listening);
