import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';

const database = await openTestDatabase();

/** What other tests of this process asked often has taken places already: here nothing was asked before. */
async function connect() {
  vi.resetModules();
  const { PreparingClient } = await import('./preparing-client.ts');
  const Client: typeof pg.Client = database.kind === 'postgres' ? PreparingClient : pg.Client;
  const client = new Client(database.pool.options);
  await client.connect();
  return client;
}

test('PostgreSQL prepares what is asked often, the embedded database nothing', async () => {
  const client = await connect();
  const sums: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const { rows } = await client.query<{ sum: number }>('SELECT $1::int + 1 AS sum', [times]);
    sums.push(rows[0]?.sum ?? 0);
  }
  await client.query('SELECT $1::int AS once', [1]);
  const { rows } = await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  await client.end();
  expect(sums).toEqual([1, 2, 3, 4, 5]);
  const statements = rows.map((row) => row.statement).filter((statement) => statement.includes('AS sum'));
  expect(statements).toHaveLength(database.kind === 'postgres' ? 1 : 0);
  expect(rows.filter((row) => row.statement.includes('AS once'))).toEqual([]);
});
