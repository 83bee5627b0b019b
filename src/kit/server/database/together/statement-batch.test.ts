import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { StatementBatch } from './statement-batch.ts';

const { pool } = await openTestDatabase();
const SHARE = 'UPDATE marks SET mark = mark + 1 / $2::int WHERE id = $1';

// Whether the backend stops at a statement that fails, and undoes those before it, is up to who reads the wire.
test.each([1, 2, 3])('of a batch whose statement %i fails nothing happens', async (failing) => {
  await pool.query('DROP TABLE IF EXISTS marks; CREATE TABLE marks AS SELECT generate_series(1, 3) AS id, 0 AS mark');
  for (const wrong of [
    { text: SHARE, values: [failing, 0] },
    { text: SHARE, values: [failing, 'x'] },
    { text: 'SELEC $1, $2', values: [failing, 1] },
  ]) {
    const batch = [1, 2, 3].map((id) => (id === failing ? wrong : { text: SHARE, values: [id, 1] }));
    await expect(send(batch)).rejects.toThrow();
    const { rows } = await pool.query('SELECT mark FROM marks');
    expect(rows).toEqual([{ mark: 0 }, { mark: 0 }, { mark: 0 }]);
  }
});

async function send(statements: { text: string; values: unknown[] }[]): Promise<void> {
  const client = await pool.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      const batch = statements.map((statement) => ({ ...statement, name: '', types: undefined }));
      client.query(new StatementBatch(batch, (error) => (error ? reject(error) : resolve())));
    });
  } finally {
    client.release(true);
  }
}
