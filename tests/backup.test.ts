import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { root } from '../tools/root.ts';
import { dataFolder } from './support/program.ts';

vi.setConfig({ testTimeout: 120_000 });

function run(tool: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `tools/${tool}.ts`), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

async function keep(dataDir: string, n: number): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir });
  await pool.query('CREATE TABLE IF NOT EXISTS kept (n int)');
  await pool.query('INSERT INTO kept VALUES ($1)', [n]);
  await close();
}

async function kept(dataDir: string): Promise<number[]> {
  const { pool, close } = await openDatabase({ dataDir });
  const { rows } = await pool.query<{ n: number }>('SELECT n FROM kept ORDER BY n');
  await close();
  return rows.map(({ n }) => n);
}

test('what is backed up is restored, elsewhere and in its own place', async () => {
  const [from, to, away] = [dataFolder(), dataFolder(), dataFolder()];
  const file = join(away, 'backup.tar.gz');
  await keep(from, 1);
  mkdirSync(join(from, 'files'));
  writeFileSync(join(from, 'files', 'a'), 'menu');
  expect(run('backup', from, file)).toMatchObject({ status: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await keep(from, 2);

  expect(run('restore', to, file)).toMatchObject({ status: 0 });
  expect(await kept(to)).toEqual([1]);
  expect(readFileSync(join(to, 'files', 'a'), 'utf8')).toBe('menu');

  const refused = run('restore', from, file);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('--replace');
  expect(await kept(from)).toEqual([1, 2]);
  expect(run('restore', from, '--replace', file)).toMatchObject({ status: 0 });
  expect(await kept(from)).toEqual([1]);
  expect(existsSync(join(from, 'former'))).toBe(false);
});

test('a database in use is neither backed up nor restored, and a file that is there is kept', async () => {
  const [dataDir, away] = [dataFolder(), dataFolder()];
  const file = join(away, 'backup.tar.gz');
  await keep(dataDir, 1);
  expect(run('backup', dataDir, file).status).toBe(0);
  const again = run('backup', dataDir, file);
  expect(again).toMatchObject({ status: 1 });
  expect(again.said).toContain('is there already');
  const { close } = await openDatabase({ dataDir });
  for (const tool of ['backup', 'restore'] as const) {
    const refused = run(tool, dataDir, ...(tool === 'restore' ? ['--replace', file] : [join(away, 'other.tar.gz')]));
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.said).toMatch(/is in use by process \d+/);
  }
  await close();
  expect(existsSync(join(away, 'other.tar.gz'))).toBe(false);
});

test('what is no backup, or was cut short, changes nothing', async () => {
  const [dataDir, away] = [dataFolder(), dataFolder()];
  const [file, cut, other] = ['backup.tar.gz', 'cut.tar.gz', 'other.tar.gz'].map((name) => join(away, name)) as [
    string,
    string,
    string,
  ];
  await keep(dataDir, 1);
  run('backup', dataDir, file);
  writeFileSync(cut, readFileSync(file).subarray(0, 200_000));
  spawnSync('tar', ['-czf', other, '-C', root, 'package.json']);
  for (const wrong of [cut, other, join(away, 'none.tar.gz')]) {
    expect(run('restore', dataDir, '--replace', wrong).status).toBe(1);
  }
  expect(await kept(dataDir)).toEqual([1]);
});
