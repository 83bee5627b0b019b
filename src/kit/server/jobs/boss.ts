import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Clock, fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/open-database.ts';

/** pg-boss on the application's own pool, so both kinds of database work the same. */
export function createBoss({ kind, pool }: Database, options: { working: boolean }): PgBoss {
  return new PgBoss({
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => execute(pool, text, values) },
    supervise: options.working,
    schedule: options.working,
    monitorIntervalSeconds: 30,
    reindex: false,
    monitorVacuum: false,
  });
}

/** Knows the lines, which are the same in every database that this program brought up to date. */
let sending: PgBoss | undefined;

/**
 * pg-boss on the caller's transaction. It does nothing by itself, without timers and without a connection of its own,
 * and is kept once it has done what it was asked for.
 */
export async function withBoss<Result>(
  db: Db,
  use: (boss: PgBoss, options: { db: ReturnType<typeof fromDrizzle> }) => Promise<Result>,
): Promise<Result> {
  const through = { db: fromDrizzle(db, sql) };
  const boss = sending ?? (await startForSending(through));
  const result = await use(boss, through);
  sending = boss;
  return result;
}

async function startForSending({ db }: { db: ReturnType<typeof fromDrizzle> }): Promise<PgBoss> {
  const boss = new PgBoss({ db, clock: TIMELESS, supervise: false, schedule: false, migrate: false });
  await boss.start();
  return boss;
}

const TIMELESS: Clock = {
  now: Date.now,
  setTimeout: () => undefined,
  clearTimeout: () => {},
  setInterval: () => undefined,
  clearInterval: () => {},
};

/**
 * pg-boss sends whole transactions as one text: with a list of values, were it an empty one, such a text would be
 * prepared like any other statement asked often, which PostgreSQL refuses. One that fails leaves its connection
 * unusable, so that one is closed.
 */
async function execute(pool: pg.Pool, text: string, values: unknown[] | undefined) {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values?.length ? values : undefined);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
