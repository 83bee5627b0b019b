import pg from 'pg';
import { expect, vi } from 'vitest';

/** How many statements a call that succeeds asks of the database: on a busy machine that tells more than time. */
export async function statementsOf(send: () => Promise<{ status: number }>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  expect((await send()).status).toBeLessThan(300);
  const statements = queries.mock.calls.length;
  queries.mockRestore();
  return statements;
}
