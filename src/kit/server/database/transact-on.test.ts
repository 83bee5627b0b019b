import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { isBusyError } from './database-errors.ts';
import { transactOn } from './transact-on.ts';

const database = await openTestDatabase();
const single = new pg.Pool({ ...database.pool.options, max: 1, connectionTimeoutMillis: 20_000 });
single.on('error', () => {});
single.on('connect', (client) => client.on('error', () => {}));
afterAll(() => single.end());
const transaction = transactOn(single, (client) => drizzle(client));

/** As PostgreSQL does to every connection when it restarts. */
function cut(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

async function one(): Promise<unknown[]> {
  return (await transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).rows;
}

test('a transaction that could not begin gives its connection back', async () => {
  const client = await single.connect();
  client.release();
  cut(client);
  const error = await one().catch((thrown: unknown) => thrown);
  expect(isBusyError(error)).toBe(true);
  expect(await one()).toEqual([{ one: 1 }]);
});

test('a connection lost in the middle is no reason to forget what happened first', async () => {
  const failing = transaction(async () => {
    const [client] = (single as unknown as { _clients: pg.PoolClient[] })._clients;
    if (client) cut(client);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await one()).toEqual([{ one: 1 }]);
});

test('a connection lost between two statements fails the next one and ends nothing else', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  const gone = new Promise((resolve) => client.once('end', resolve));
  cut(client);
  await gone;
  const error = await client.query('SELECT 1').catch((thrown: unknown) => thrown);
  client.release();
  expect(isBusyError(error)).toBe(true);
  expect((await database.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});
