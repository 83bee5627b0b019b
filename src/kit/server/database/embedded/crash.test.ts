import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';

/** Writes rows through eight connections and reports each number only after its commit was acknowledged. */
function startWriter(dataDir: string) {
  const source = `
    import { openDatabase } from ${JSON.stringify(new URL('../open-database.ts', import.meta.url).href)};
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await pool.query('CREATE TABLE IF NOT EXISTS kept (n int PRIMARY KEY)');
    let next = (await pool.query('SELECT coalesce(max(n), 0) AS top FROM kept')).rows[0].top;
    for (let writer = 0; writer < 8; writer += 1) void (async () => {
      for (;;) {
        const n = (next += 1);
        await pool.query('INSERT INTO kept VALUES ($1)', [n]);
        process.stdout.write(n + '\\n');
      }
    })();`;
  return spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('kill -9 loses no acknowledged row, and the next process takes the folder over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-crash-'));
  const acknowledged: number[] = [];
  for (let round = 1; round <= 2; round += 1) {
    const writer = startWriter(folder);
    let pending = '';
    const enough = acknowledged.length + 300;
    for await (const chunk of writer.stdout) {
      const lines = (pending + chunk).split('\n');
      pending = lines.pop() ?? '';
      acknowledged.push(...lines.map(Number));
      if (acknowledged.length >= enough) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    expect(writer.signalCode).toBe('SIGKILL');
  }
  const database = await openDatabase({ dataDir: folder });
  const { rows } = await database.pool.query<{ n: number }>('SELECT n FROM kept');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  const kept = new Set(rows.map((row) => row.n));
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
});
