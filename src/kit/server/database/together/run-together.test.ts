import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from '../open-database.ts';
import { runTogether } from './run-together.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('CREATE TABLE marks (id int PRIMARY KEY, mark int NOT NULL)');
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE marks');
});

const INSERT = 'INSERT INTO marks VALUES ($1, $2::int) ON CONFLICT DO NOTHING RETURNING id, mark';

function insert(id: number, mark: unknown = id) {
  return runTogether<{ id: number; mark: number }>(database.db, String(id), INSERT, [id, mark]);
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

test('statements on one thing never miss what another one wrote', async () => {
  await insert(1, 0);
  const raise = () =>
    runTogether<{ mark: number }>(
      database.db,
      '1',
      'UPDATE marks SET mark = mark + 1 WHERE id = $1 AND mark < 30 RETURNING mark',
      [1],
    );
  const results = await Promise.all(Array.from({ length: 50 }, raise));
  const marks = results.flatMap(({ rows }) => rows.map(({ mark }) => mark)).sort((a, b) => a - b);
  expect(marks).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('in a transaction it is a statement of that, and undone with it', async () => {
  const attempt = database.db.transaction(async (tx) => {
    const { rows } = await runTogether<{ id: number }>(tx, '1', INSERT, [1, 7]);
    expect(rows).toEqual([{ id: 1, mark: 7 }]);
    throw new Error('undo');
  });
  await expect(attempt).rejects.toThrow('undo');
  expect(await stored()).toBe(0);
});
