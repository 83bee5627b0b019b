import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runsInServer } from '../tools/server-source.ts';
import { countReport, countsLine, sumCounts } from '../tools/test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'jorip-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the counts of a test run', () => {
  const tests = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };

  function report(content: object): string {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  it('are what the report says', () => {
    expect(countReport(report({ ...tests, testResults: [] }), 0)).toEqual({ passed: 5, failed: 0, skipped: 1 });
  });

  it('include a file that broke before its first test', () => {
    const broken = [{ status: 'failed', assertionResults: [] }];
    expect(countReport(report({ ...tests, testResults: broken }), 1).failed).toBe(1);
  });

  it('include an error outside any test', () => {
    expect(countReport(report({ ...tests, testResults: [] }), 1).failed).toBe(1);
  });

  it('are a failure when there is no report', () => {
    expect(countReport(join(folder, 'none.json'), 0).failed).toBe(1);
  });

  it('add up to one line', () => {
    const run = { passed: 2, failed: 1, skipped: 0 };
    expect(countsLine(sumCounts([run, run]))).toBe('4 passed, 2 failed');
  });
});

describe('the development server starts anew', () => {
  it.each(['domain/text/locale.ts', 'kit/server/api/invoke.ts', 'features/projects/policy.ts', 'app/main.ts'])(
    'for %s',
    (file) => {
      expect(runsInServer(file)).toBe(true);
    },
  );

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
