import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from '../open-database.ts';
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

test('what many write at the same moment goes in one batch, in one order', async () => {
  await database.pool.query('DROP TABLE IF EXISTS written; CREATE TABLE written (at serial, shared text)');
  const batches = vi.spyOn(StatementBatch.prototype, 'submit');
  const write = (shared: string, at: number) =>
    runTogether(database.db, 'INSERT INTO written (shared) SELECT $1 WHERE $2::int >= 0', [
      ...(shared === '' ? [''] : [new Shared(shared)]),
      new OneAtATime(String(at)),
    ]);
  await Promise.all(['b', 'a', '', 'b', '', 'a'].map(write));
  expect(batches).toHaveBeenCalledTimes(1);
  const { rows } = await database.pool.query('SELECT shared FROM written ORDER BY at');
  expect(rows.map(({ shared }) => shared)).toEqual(['', '', 'a', 'a', 'b', 'b']);
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
