import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { isAlreadyMade, isBusyError, sqlState } from './database-errors.ts';

const database = await openTestDatabase();
const { db, pool } = database;

test('statements of many connections never mix, however large', async () => {
  const large = 'ক'.repeat(50_000);
  const questions: [string, unknown[], unknown][] = [
    ['SELECT $1::int AS answer', [1], 1],
    ['SELECT $1::text || $2::text AS answer', ['a', 'b'], 'ab'],
    ['SELECT length($1::text) AS answer', [large], 50_000],
    ['SELECT length($1::text) + $2::int AS answer', [large, 5], 50_005],
  ];
  const asked = Array.from({ length: 200 }, (_, index) => questions[index % questions.length] ?? questions[0]);
  const answers = await Promise.all(
    asked.map(async (question) => (await pool.query(question?.[0] ?? '', question?.[1])).rows[0].answer),
  );
  expect(answers).toEqual(asked.map((question) => question?.[2]));
});

test('a transaction sees nothing of another one and loses nothing to it', async () => {
  await db.execute(sql`CREATE TABLE counters (id int PRIMARY KEY, n int)`);
  await db.execute(sql`INSERT INTO counters VALUES (1, 0)`);
  const addOne = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`SELECT n FROM counters WHERE id = 1 FOR UPDATE`);
      await tx.execute(sql`UPDATE counters SET n = ${(rows[0]?.n ?? 0) + 1} WHERE id = 1`);
    });
  await Promise.all(Array.from({ length: 40 }, addOne));
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE counters SET n = 0`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await db.execute(sql`SELECT n FROM counters`)).rows).toEqual([{ n: 40 }]);
});

test('a connection lost in its transaction leaves nothing behind and stops nobody', async () => {
  await db.execute(sql`CREATE TABLE lost (n int)`);
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO lost VALUES (1)');
  const waiting = pool.query('SELECT count(*)::int AS n FROM lost');
  client.release(true);
  expect((await waiting).rows).toEqual([{ n: 0 }]);
});

test('an error in one statement leaves the connection usable', async () => {
  const error = await db.execute(sql`SELECT 1 / 0`).catch((thrown: unknown) => thrown);
  expect(sqlState(error)).toBe('22012');
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

test.each([
  'CREATE SCHEMA made',
  'CREATE TABLE made (n int)',
  "CREATE TYPE made_kind AS ENUM ('one')",
  'CREATE FUNCTION made_by() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
])('what another process has just made is recognised: %s', async (statement) => {
  await pool.query(statement);
  const error = await db.execute(sql.raw(statement)).catch((thrown: unknown) => thrown);
  expect(isAlreadyMade(error)).toBe(true);
});

test('waiting for a connection ends with a busy error', async () => {
  const small = new pg.Pool({ ...pool.options, max: 1 });
  const holder = await small.connect();
  // Only now: the first connection takes as long as it takes.
  small.options.connectionTimeoutMillis = 50;
  const error = await small.query('SELECT 1').catch((thrown: unknown) => thrown);
  holder.release();
  await small.end();
  expect(isBusyError(error)).toBe(true);
});
