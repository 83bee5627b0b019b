import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { sqlState } from '../database-errors.ts';
import type { Database } from '../open-database.ts';
import { GatheringPool } from './gathering-pool.ts';
import { OneAtATime, runTogether, Shared } from './run-together.ts';
import { StatementBatch } from './statement-batch.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('CREATE TABLE marks (id int PRIMARY KEY, mark int NOT NULL)');
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE marks');
});

afterEach(() => vi.restoreAllMocks());

const INSERT = 'INSERT INTO marks VALUES ($1, $2::int) ON CONFLICT DO NOTHING RETURNING id, mark';

function insert(id: number, mark: unknown = id) {
  return runTogether<{ id: number; mark: number }>(database.db, INSERT, [new OneAtATime(String(id)), mark]);
}

async function stored(): Promise<number> {
  const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM marks');
  return rows[0].n;
}

test('each of many statements at once gets its own result', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => index);
  const results = await Promise.all(ids.map((id) => insert(id)));
  expect(results.map(({ rows }) => rows[0])).toEqual(ids.map((id) => ({ id, mark: id })));
  expect(results.every(({ rowCount }) => rowCount === 1)).toBe(true);
});

test('one that fails is told so, and the others of its batch happen', async () => {
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((id) => insert(id, id === 3 ? 'not a number' : id)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await stored()).toBe(4);
  expect((await insert(6)).rowCount).toBe(1);
});

test.each([
  ['cannot be read', 'x'],
  ['fails as it runs', 0],
])('what shares its way with one that %s happens once', async (_, wrong) => {
  await Promise.all([1, 2, 3, 4, 5].map((id) => insert(id, 0)));
  const raise = 'UPDATE marks SET mark = mark + 1 / $2::int WHERE id = $1';
  await Promise.allSettled(
    [1, 2, 3, 4, 5].map((id) => runTogether(database.db, raise, [new OneAtATime(String(id)), id === 3 ? wrong : 1])),
  );
  const { rows } = await database.pool.query('SELECT mark FROM marks ORDER BY id');
  expect(rows.map(({ mark }) => mark)).toEqual([1, 1, 0, 1, 1]);
});

test('statements gather through whatever stands around the database', async () => {
  const batches = vi.spyOn(StatementBatch.prototype, 'submit');
  const wrapped = new Proxy(database.db, {});
  const logged = drizzle(database.pool, { logger: { logQuery: () => {} } });
  await Promise.all(
    [wrapped, logged, wrapped, logged].map((db, id) => runTogether(db, INSERT, [new OneAtATime(String(id)), id])),
  );
  expect(await stored()).toBe(4);
  expect(batches).toHaveBeenCalledTimes(1);
});

test('statements on one thing never miss what another one wrote', async () => {
  await insert(1, 0);
  const raise = () =>
    runTogether<{ mark: number }>(
      database.db,
      'UPDATE marks SET mark = mark + 1 WHERE id = $1 AND mark < 30 RETURNING mark',
      [new OneAtATime('1')],
    );
  const results = await Promise.all(Array.from({ length: 50 }, raise));
  const marks = results.flatMap(({ rows }) => rows.map(({ mark }) => mark)).sort((a, b) => a - b);
  expect(marks).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('a batch has one thing that many write, or none', async () => {
  await database.pool.query('DROP TABLE IF EXISTS written; CREATE TABLE written (batch text, shared text)');
  const write = (shared: string, at: number) =>
    runTogether(database.db, 'INSERT INTO written SELECT pg_current_xact_id()::text, $1 WHERE $2::int >= 0', [
      shared === '' ? '' : new Shared(shared),
      new OneAtATime(String(at)),
    ]);
  await Promise.all(['b', 'a', '', 'b', '', 'a'].map(write));
  const { rows } = await database.pool.query(`
    SELECT array_agg(shared) AS shared FROM written GROUP BY batch ORDER BY min(shared COLLATE "C")`);
  expect(rows.map(({ shared }) => shared)).toEqual([
    ['', ''],
    ['a', 'a'],
    ['b', 'b'],
  ]);
});

test('a batch writes in one order, whatever came first', async () => {
  await database.pool.query('DROP TABLE IF EXISTS written; CREATE TABLE written (at serial, key text)');
  await Promise.all(
    ['c', 'a', 'd', 'b'].map((key) =>
      runTogether(database.db, 'INSERT INTO written (key) SELECT $1', [new OneAtATime(key)]),
    ),
  );
  const { rows } = await database.pool.query('SELECT key FROM written ORDER BY at');
  expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
});

describe('where another process holds what many write', () => {
  const RAISE = 'UPDATE marks SET mark = mark + 1 WHERE id = $1::int AND $2::int >= 0';
  const raise = (db: Database['db'], shared: string, at: number) =>
    runTogether(db, RAISE, [new Shared(shared), new OneAtATime(String(at))]);

  /** The embedded database has one backend, so nobody holds anything beside a batch. */
  async function whileHeld(id: number, during: (holder: pg.PoolClient) => Promise<void>): Promise<void> {
    if (database.kind === 'embedded') return;
    const holder = await database.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM marks WHERE id = $1 FOR UPDATE', [id]);
      await during(holder);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  }

  test('others go on, and who waits holds nothing meanwhile', async () => {
    await Promise.all([1, 2, 3].map((id) => insert(id, 0)));
    let waiting: Promise<unknown> | undefined;
    await whileHeld(1, async (holder) => {
      waiting = Promise.all([raise(database.db, '1', 10), raise(database.db, '1', 11)]);
      await Promise.all([raise(database.db, '2', 12), insert(13), insert(14)]);
      await insert(15);
      await raise(database.db, '2', 16);
      await holder.query('UPDATE marks SET mark = 0 WHERE id IN (2, 13, 14, 15)');
    });
    await waiting;
    const { rows } = await database.pool.query('SELECT id, mark FROM marks WHERE id < 3 ORDER BY id');
    if (database.kind === 'postgres') expect(rows).toEqual([1, 2].map((id) => ({ id, mark: 2 })));
  });

  test('until the time is over, not each of a batch waits as long again', async () => {
    await insert(1, 0);
    await whileHeld(1, async () => {
      const hasty = new GatheringPool({ ...database.pool.options, statement_timeout: 300, prepares: true });
      const alone = vi.spyOn(pg.Pool.prototype, 'query');
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, at) => raise(drizzle(hasty), '1', 10 + at)),
      );
      const reasons = results.map((result) => result.status === 'rejected' && sqlState(result.reason));
      expect(reasons).toEqual(Array(20).fill('57014'));
      expect(alone).toHaveBeenCalledTimes(1);
      await hasty.end();
    });
  });
});

test('no two batches that write the same are under way', async () => {
  await insert(1, 0);
  let underWay = 0;
  let most = 0;
  const submit = StatementBatch.prototype.submit;
  vi.spyOn(StatementBatch.prototype, 'submit').mockImplementation(function (this: StatementBatch, connection) {
    underWay += 1;
    most = Math.max(most, underWay);
    submit.call(this, connection);
  });
  const ready = StatementBatch.prototype.handleReadyForQuery;
  vi.spyOn(StatementBatch.prototype, 'handleReadyForQuery').mockImplementation(function (this: StatementBatch) {
    underWay -= 1;
    ready.call(this);
  });
  const raise = (_: unknown, at: number) =>
    runTogether(database.db, 'UPDATE marks SET mark = mark + 1 WHERE id = $1::int AND $2::int >= 0', [
      new Shared('1'),
      new OneAtATime(String(at)),
    ]);
  await Promise.all(Array.from({ length: 100 }, raise));
  expect(most).toBe(1);
  const { rows } = await database.pool.query('SELECT mark FROM marks');
  expect(rows).toEqual([{ mark: 100 }]);
});

test('in a transaction it is a statement of that, and undone with it', async () => {
  const attempt = database.db.transaction(async (tx) => {
    const { rows } = await runTogether<{ id: number }>(tx, INSERT, [new OneAtATime('1'), 7]);
    expect(rows).toEqual([{ id: 1, mark: 7 }]);
    throw new Error('undo');
  });
  await expect(attempt).rejects.toThrow('undo');
  expect(await stored()).toBe(0);
});
