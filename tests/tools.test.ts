import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it, test } from 'vitest';
import { LEFT_OUT, shortened, withoutScreens } from '../tools/bundling/manifests.ts';
import { wideComments } from '../tools/comment-width.ts';
import { root } from '../tools/root.ts';
import { runsInServer } from '../tools/server-source.ts';
import { shortLivedFolder } from '../tools/short-lived-folder.ts';
import { countsLine, readReport, sumOutcomes } from '../tools/test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'jorip-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a comment is at most as wide as code may be, wherever on its line it stands', () => {
  const words = 'x'.repeat(117);
  const narrow = [`// ${words}`, `const a = '${words}';`, `const b = 'http://${words}';`];
  const wide = [`// ${words}x`, ` * ${words}x`, `/* ${words}x */`, `const c = 1; // ${words}`];
  expect(wideComments([...narrow, ...wide].join('\n'))).toEqual([4, 5, 6, 7]);
});

test('the manifest of screens says in fewer letters what it said', () => {
  const list = '["/assets/a-1.js","/assets/b-2.css#"]';
  const ends = '"hasLoader":false,"hasAction":true,"css":[]';
  const screens = [
    `"x":{"id":"x","imports":${list},${ends}}`,
    `"y/z":{"id":"y/z","imports":["/assets/c-3.js"],${ends}}`,
    `"w":{"id":"w","imports":${list},${ends}}`,
  ];
  const script = `window.__reactRouterManifest={"routes":{${screens.join()}},"version":"1"};`;
  const shorter = shortened(script);
  expect(manifestOf(shorter)).toEqual(manifestOf(script.replaceAll('"hasLoader":false,', '')));
  expect([...shorter.matchAll(/a-1/g)]).toHaveLength(1);
});

test.each([
  ['-site', ['root', 'shells/public', 'site/home']],
  ['-dashboard', ['root', 'shells/public', 'site/home', 'shells/dashboard', 'projects/home']],
] as const)('pages that read the manifest %s are told of their own screens', (ending, own) => {
  const parents = { root: undefined, 'shells/public': 'root', 'site/home': 'shells/public', 'shells/admin': 'root' };
  const below = { 'admin-screens': 'shells/admin', 'support/tickets': 'admin-screens', 'shells/dashboard': 'root' };
  const within = { 'projects/home': 'shells/dashboard' };
  const routes = Object.entries({ ...parents, ...below, ...within }).map(([id, parentId]) => [id, { id, parentId }]);
  const manifest = { routes: Object.fromEntries(routes), version: '1' };
  const told = manifestOf(
    withoutScreens(`window.__reactRouterManifest=${JSON.stringify(manifest)};`, LEFT_OUT[ending]),
  ) as typeof manifest;
  expect(Object.keys(told.routes)).toEqual([...own]);
  expect(told.version).toBe('1');
});

function manifestOf(script: string): unknown {
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

describe('a folder for a short while', () => {
  it.each([
    ['in memory where there is room', { path: folder, roomBytes: 0 }, folder],
    ['on the disk where memory is small', { path: folder, roomBytes: Infinity }, tmpdir()],
    ['on the disk where there is none', { path: join(folder, 'none'), roomBytes: 0 }, tmpdir()],
  ])('is %s', (_, memory, parent) => {
    const made = shortLivedFolder('tools', memory);
    expect([dirname(made), statSync(made).isDirectory()]).toEqual([parent, true]);
    rmSync(made, { recursive: true });
  });
});

describe('the outcome of a test run', () => {
  const tests = [
    { fullName: 'holds', status: 'passed' },
    { fullName: 'does not', status: 'failed' },
    { fullName: 'waits', status: 'skipped' },
  ];
  const whole = { name: join(root, 'tests/a.test.ts'), status: 'passed', assertionResults: tests };

  function report(content: object): string {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 0, testResults: [], ...content }));
    return file;
  }

  it('is what the report says', () => {
    expect(readReport(report({ testResults: [whole] }), 0)).toEqual({
      passed: 5,
      failed: 0,
      ran: ['tests/a.test.ts: holds', 'tests/a.test.ts: does not'],
      skipped: ['tests/a.test.ts: waits'],
    });
  });

  it('includes a file that broke before its first test', () => {
    const broken = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(readReport(report({ testResults: broken }), 1).failed).toBe(1);
  });

  it('includes an error outside any test', () => {
    expect(readReport(report({}), 1).failed).toBe(1);
  });

  it('is a failure when there is no report', () => {
    expect(readReport(join(folder, 'none.json'), 0).failed).toBe(1);
  });

  it('adds up to one line, and skips only what no run ran', () => {
    const embedded = { passed: 2, failed: 1, ran: ['a'], skipped: ['b', 'c'] };
    const total = sumOutcomes([embedded, { ...embedded, ran: ['b'], skipped: ['c'] }]);
    expect(countsLine(total)).toBe('4 passed, 2 failed');
    expect(total.skipped).toEqual(['c']);
  });
});

describe('the development server starts anew', () => {
  it.each([
    'domain/text/locale.ts',
    'kit/server/api/invoke.ts',
    'features/projects/policy.ts',
    'features/projects/contract/project.ts',
    'app/main.ts',
  ])('for %s', (file) => {
    expect(runsInServer(file)).toBe(true);
  });

  it.each([
    'app/root.tsx',
    'app/routes.ts',
    'features/projects/web/queries.ts',
    'domain/text/locale.test.ts',
    'ui/x.css',
  ])('not for %s', (file) => {
    expect(runsInServer(file)).toBe(false);
  });
});

it('a program that npm started stops when npm is asked to', async () => {
  const program = `process.on('SIGTERM', () => { console.log('stopped'); process.exit(); }); setInterval(() => {}, 1e6); console.log('runs');`;
  const tool = `import { runNode } from ${JSON.stringify(new URL('../tools/run.ts', import.meta.url).href)};
    process.exitCode = await runNode(['-e', ${JSON.stringify(program)}]);`;
  // With a word after it the shell stays, as npm's does; what npm is asked ends the shell alone.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, tool], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(String((await once(shell.stdout, 'data'))[0])).toBe('runs\n');
  shell.kill('SIGTERM');
  expect(String((await once(shell.stdout, 'data'))[0])).toBe('stopped\n');
});
