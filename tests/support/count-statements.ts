import pg from 'pg';
import { expect, vi } from 'vitest';

/**
 * How many statements a call asks of the database: on a busy machine that
 * tells more than time. It succeeds unless told.
 */
export async function statementsOf(send: () => Promise<{ status: number }>, refusedWith?: number): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await send();
  if (refusedWith === undefined) expect(status).toBeLessThan(300);
  else expect(status).toBe(refusedWith);
  const statements = queries.mock.calls.length;
  queries.mockRestore();
  return statements;
}
