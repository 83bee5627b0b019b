// What whoever runs the machine does for the last administrator who lost phone and recovery codes: on a database that
// the tool finds itself.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { root } from '../tools/root.ts';
import { createUser } from './factories/user.ts';
import { dataFolder } from './support/program.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('npm run remove-second-step', () => {
  function run(dataDir: string, ...args: string[]) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const tool = join(root, 'tools/remove-second-step.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  }

  test('says what is in its way in a line, and makes no database', async () => {
    const dataDir = dataFolder();
    expect(run(dataDir)).toMatchObject({ status: 1, said: expect.stringContaining('Usage') });
    expect(run(dataDir, 'admin@example.com')).toMatchObject({
      status: 1,
      said: expect.stringContaining('no database'),
    });
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    const database = await openDatabase({ dataDir });
    const inUse = run(dataDir, 'admin@example.com');
    expect([inUse.status, inUse.said.includes('    at ')]).toEqual([1, false]);
    await database.close();
    expect(run(dataDir, 'admin@example.com').said).toContain('older release');
  });

  test('finds the account in the database of the configuration', async () => {
    const dataDir = dataFolder();
    const database = await openDatabase({ dataDir });
    await migrate(database);
    await createUser({ db: database.db, clock: { now: new Date() } }, { email: 'admin@example.com', role: 'admin' });
    await database.close();
    expect(run(dataDir, 'nobody@example.com')).toMatchObject({ status: 1, said: expect.stringContaining('Nobody') });
    expect(run(dataDir, 'admin@example.com')).toMatchObject({ status: 0, said: expect.stringContaining('has no two') });
  });
});
