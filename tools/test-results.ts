import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';

/** What came of one or more runs of tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that ran, by file and name. */
  ran: string[];
  /** Tests that no run ran. */
  skipped: string[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

/** The part we read of what vitest's JSON reporter writes. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const folder = join(root, 'tmp/results');
const OUTCOME = '.outcome.json';
const TIMES = '.times.json';

/** Where the run of this name writes its report and its times; what an earlier run left there is removed. */
export function prepareReport(name: string): { report: string; times: string } {
  const files = { report: join(folder, `${name}.vitest.json`), times: join(folder, name + TIMES) };
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(files)) rmSync(file, { force: true });
  return files;
}

/** A run without a report, a file that broke before its first test and an error outside any test are failures too. */
export function readReport(file: string, exitCode: number): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, ran: [], skipped: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${relative(root, name)}: ${fullName}`, status })),
  );
  const hasRun = ({ status }: { status: string }) => status === 'passed' || status === 'failed';
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    ran: tests.filter(hasRun).map(({ name }) => name),
    skipped: tests.filter((test) => !hasRun(test)).map(({ name }) => name),
  };
}

export function keepOutcome(name: string, outcome: Outcome): void {
  writeFileSync(join(folder, name + OUTCOME), JSON.stringify(outcome));
}

/** The outcome of every run kept since the folder was last emptied. */
export function keptOutcomes(): Outcome[] {
  return kept(OUTCOME).map(({ content }) => content as Outcome);
}

/** A test that one run skips and another runs, as some do on one of the two databases, is not skipped. */
export function sumOutcomes(outcomes: Outcome[]): Outcome {
  const ran = new Set(outcomes.flatMap((outcome) => outcome.ran));
  const skipped = new Set(outcomes.flatMap((outcome) => outcome.skipped));
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    ran: [...ran],
    skipped: [...skipped].filter((name) => !ran.has(name)),
  };
}

/** The files that took longest in the runs kept, each with its run's name. */
export function slowestFiles(most: number): FileTime[] {
  return kept(TIMES)
    .flatMap(({ name, content }) =>
      (content as FileTime[]).map(({ file, seconds }) => ({ file: `${relative(root, file)} (${name})`, seconds })),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}

/** The line continuous integration reads. */
export function countsLine({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}

/** What every kept run wrote with this ending, beside the run's name. */
function kept(ending: string): { name: string; content: unknown }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({
      name: file.slice(0, -ending.length),
      content: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
    }));
}
