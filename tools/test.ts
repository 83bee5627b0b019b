// `npm test`: unit, property and server tests, then the end-to-end tests against a build.
// `--server-only` runs nothing but the server tests; `--name=` names the reports. On the embedded
// database, or on PostgreSQL when DATABASE_URL is set.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runNode } from './run.ts';
import { shortLivedFolder } from './short-lived-folder.ts';
import { countsLine, keepOutcome, type Outcome, prepareReport, readReport, sumOutcomes } from './test-results.ts';

const { values } = parseArgs({
  options: {
    'server-only': { type: 'boolean', default: false },
    name: { type: 'string', default: 'embedded' },
    shuffle: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const order = [
  ...(values.shuffle ? ['--sequence.shuffle.files', '--sequence.shuffle.tests'] : []),
  ...(values.seed ? [`--sequence.seed=${values.seed}`] : []),
];

// Each test file copies a database of a thousand files: on a disk that costs ten times the processor.
const temporary = shortLivedFolder('tests');
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
const total = sumOutcomes(values['server-only'] ? [await runProjects(values.name, ['server'])] : await runEverything());
if (total.skipped.length > 0) console.log(`${total.skipped.length} skipped`);
console.log(countsLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runEverything(): Promise<Outcome[]> {
  const withoutBrowser = await runProjects(values.name, ['unit', 'server', 'boundaries']);
  return [withoutBrowser, await runProjects(`${values.name}-e2e`, ['e2e'])];
}

async function runProjects(name: string, projects: string[]): Promise<Outcome> {
  const { report, times } = prepareReport(name);
  const selected = projects.flatMap((project) => ['--project', project]);
  const env = { ...process.env, TMPDIR: temporary, TEST_REPORT: report, TEST_TIMES: times };
  const outcome = readReport(
    report,
    await runNode(['node_modules/vitest/vitest.mjs', 'run', ...selected, ...order], env),
  );
  keepOutcome(name, outcome);
  return outcome;
}
