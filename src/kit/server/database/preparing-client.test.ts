import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';

const database = await openTestDatabase();

test('PostgreSQL prepares what is asked often, the embedded database nothing', async () => {
  const client = await database.pool.connect();
  const sums: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const { rows } = await client.query<{ sum: number }>('SELECT $1::int + 1 AS sum', [times]);
    sums.push(rows[0]?.sum ?? 0);
  }
  await client.query('SELECT $1::int AS once', [1]);
  const { rows } = await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  client.release();
  expect(sums).toEqual([1, 2, 3, 4, 5]);
  const statements = rows.map((row) => row.statement).filter((statement) => statement.includes('AS sum'));
  expect(statements).toHaveLength(database.kind === 'postgres' ? 1 : 0);
  expect(rows.filter((row) => row.statement.includes('AS once'))).toEqual([]);
});
