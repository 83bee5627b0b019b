import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine gets at the database, however open the data folder is',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jorip-open-'));
    chmodSync(dataDir, 0o777);
    const accessOf = () => statSync(join(dataDir, 'database')).mode & 0o777;
    await (await openDatabase({ dataDir })).close();
    expect(accessOf()).toBe(0o700);
    chmodSync(join(dataDir, 'database'), 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(accessOf()).toBe(0o700);
    rmSync(dataDir, { recursive: true });
  },
);
