import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { processStart } from './process-identity.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jorip-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(owner: { pid: number; start: string | null; host?: string }) {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ host: hostname(), token: 'left-behind', ...owner }));
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a second owner is told who holds the folder', () => {
  const lock = lockDirectory(folder);
  expect(() => lockDirectory(folder)).toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
  lock.release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  lockDirectory(folder).release();
});

test('the lock of a dead process is taken over', async () => {
  leaveLock({ pid: await deadPid(), start: '1' });
  const lock = lockDirectory(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
  lock.release();
});

test.runIf(processStart(process.pid) !== null)('a pid given to another process since then counts as dead', () => {
  leaveLock({ pid: process.pid, start: '1' });
  lockDirectory(folder).release();
});

test('the lock of another machine holds while its owner keeps touching it', () => {
  leaveLock({ pid: 1, start: null, host: 'elsewhere' });
  expect(() => lockDirectory(folder)).toThrow('in use by process 1 on elsewhere');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'lock'), longAgo, longAgo);
  lockDirectory(folder).release();
});

test('a damaged lock file is named', () => {
  writeFileSync(join(folder, 'lock'), 'not json');
  expect(() => lockDirectory(folder)).toThrow(join(folder, 'lock'));
});

test('of many processes taking over one dead lock exactly one succeeds', async () => {
  leaveLock({ pid: await deadPid(), start: '1' });
  const source = `
    import { lockDirectory } from ${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)};
    process.stdin.once('data', () => {
      try { lockDirectory(${JSON.stringify(folder)}); console.log('took'); } catch (error) { console.log(error.name); }
    });
    process.stdin.once('end', () => process.exit());
    console.log('ready');`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const answers = children.map(async (child) => {
    const answer = once(child.stdout, 'data');
    child.stdin.write('go');
    return String((await answer)[0]).trim();
  });
  const outcome = (await Promise.all(answers)).sort();
  expect(outcome).toEqual([...Array(5).fill('DirectoryInUseError'), 'took']);
  await Promise.all(
    children.map((child) => {
      const exit = once(child, 'exit');
      child.stdin.end();
      return exit;
    }),
  );
});
