// `npm test`: unit, property and server tests, then the end-to-end tests against a build. The embedded database, or
// PostgreSQL when DATABASE_URL is set. `--server-only` leaves out the end-to-end tests; `--name=` names the reports.
import { parseArgs } from 'node:util';
import { ensureBuild } from './ensure-build.ts';
import { runNode } from './run.ts';
import { type Counts, countReport, countsLine, keepCounts, prepareReport, sumCounts } from './test-results.ts';

const { values } = parseArgs({
  options: { 'server-only': { type: 'boolean', default: false }, name: { type: 'string', default: 'embedded' } },
});

const counts: Counts[] = [await runProjects(values.name, ['unit', 'server', 'boundaries'])];
if (!values['server-only']) {
  await ensureBuild();
  counts.push(await runProjects(`${values.name}-e2e`, ['e2e']));
}
const total = sumCounts(counts);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(countsLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runProjects(name: string, projects: string[]): Promise<Counts> {
  const report = prepareReport(name);
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...selected, ...reporters]);
  const found = countReport(report, code);
  keepCounts(name, found);
  return found;
}
