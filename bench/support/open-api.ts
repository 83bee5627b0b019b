// The whole API within this process, on a database of its own, reached over HTTP.
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from '#app/create-server.ts';
import { loadKeys } from '#features/identity/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { createLogger } from '#kit/server/log.ts';
import { diskStorage } from '#kit/server/storage/disk-storage.ts';
import { testInstallation } from '#tests/support/test-installation.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { createBenchDatabase } from './bench-database.ts';
import { type Call, createCall, signIn } from './owner-calls.ts';
import { WireClient } from './wire-client.ts';

export interface OpenApi {
  db: Db;
  port: number;
  /** Calls as somebody new, each from an address of its own: an owner unless told. */
  callAs(name?: string, role?: 'admin' | 'user'): Promise<Call>;
}

/** Works with it, then leaves nothing behind. On the embedded database, or on the PostgreSQL of DATABASE_URL. */
export async function withOpenApi(work: (api: OpenApi) => Promise<void>): Promise<void> {
  const folder = scratchFolder('bench');
  const own = await createBenchDatabase();
  const database = await openDatabase({ url: own.url, dataDir: folder });
  const { db } = database;
  console.log(`database: ${database.kind}`);
  await migrate(database);
  const keys = await loadKeys(db, undefined);
  const app = await createServer({
    config: { publicUrl: 'http://localhost', trustProxy: 1 },
    ...{ database, keys, installation: testInstallation(), clock: () => new Date(), log: createLogger('silent') },
    keeping: { storage: diskStorage(folder), room: { ofRespondent: 0, ofProject: 0 }, imageRoom: 0 },
    pages: 'none',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = new WireClient(port);
  try {
    await work({ db, port, callAs: async (...who) => createCall(client, await signIn(db, keys, ...who)) });
  } finally {
    client.close();
    await app.close();
    await database.close();
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
