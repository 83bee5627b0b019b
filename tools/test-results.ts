import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part we read of what vitest's JSON reporter writes. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

const folder = join(root, 'tmp/results');

/** Where the vitest run of this name writes its report; what an earlier run left there is removed. */
export function prepareReport(name: string): string {
  const file = join(folder, `${name}.vitest.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** A run without a report, a file that broke before its first test and an error outside any test are failures too. */
export function countReport(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function keepCounts(name: string, counts: Counts): void {
  writeFileSync(join(folder, `${name}.counts.json`), JSON.stringify(counts));
}

/** The counts of every run kept since the folder was last emptied. */
export function keptCounts(): Counts[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.counts.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Counts);
}

export function sumCounts(counts: Counts[]): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** The line continuous integration reads. */
export function countsLine(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed`;
}
