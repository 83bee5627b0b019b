// The one way to PostgreSQL: a server of its own (DATABASE_URL) or the embedded one in the data folder.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import { startEmbeddedDatabase } from './embedded/start.ts';
import { PreparingClient } from './preparing-client.ts';
import { GatheringPool } from './together/gathering-pool.ts';
import { transactOn } from './transact-on.ts';

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connection string of a PostgreSQL server; without it the embedded database opens. */
  url?: string | undefined;
  dataDir: string;
  poolSize?: number | undefined;
  /** A connection was lost while nobody used it. */
  onError?: (error: Error) => void;
}

const CASING = 'snake_case';
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A transaction waiting on anything but the database is a mistake; embedded it keeps everybody else waiting too. */
const IDLE_IN_TRANSACTION_MS = 5_000;
/** Above this the one embedded backend only queues longer. */
const EMBEDDED_POOL_MAX = 10;

/** Opens the database, as it is: `migrate` brings it up to date. The embedded one refuses a second process. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : await openEmbedded(options);
}

function openPostgres(url: string, options: DatabaseOptions): Database {
  const pool = createPool(
    {
      connectionString: url,
      prepares: true,
      Client: PreparingClient,
      max: options.poolSize ?? 20,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
    options,
  );
  return { kind: 'postgres', db: toDb(pool), pool, close: () => pool.end() };
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const embedded = await startEmbeddedDatabase({
    dataDir: options.dataDir,
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
    onCrash: throwLater,
  });
  const max = Math.min(options.poolSize ?? EMBEDDED_POOL_MAX, EMBEDDED_POOL_MAX);
  const { host, port } = embedded;
  const pool = createPool({ host, port, user: 'postgres', database: 'postgres', max, prepares: false }, options);
  const close = async () => {
    await pool.end();
    await embedded.stop();
  };
  return { kind: 'embedded', db: toDb(pool), pool, close };
}

function createPool(config: pg.PoolConfig & { prepares: boolean }, options: DatabaseOptions): pg.Pool {
  const pool = new GatheringPool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'jorip',
  });
  // Without a listener a server restart would end this process; the pool itself replaces the lost connection.
  pool.on('error', (error) => options.onError?.(error));
  // The same for a connection lost between two statements of a transaction: the next statement of it fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function toDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, { casing: CASING });
  db.transaction = transactOn(pool, (client) => drizzle(client, { casing: CASING }));
  return db;
}

/** Nothing works without the embedded database: the process ends, and whoever watches it starts it anew. */
function throwLater(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}
