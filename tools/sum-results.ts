// What continuous integration prints last, over every run kept in tmp/results: the slowest files, what no run ran, and
// `N passed, N failed`.
import { countsLine, keptOutcomes, slowestFiles, sumOutcomes } from './test-results.ts';

const total = sumOutcomes(keptOutcomes());
console.log('\nSlowest files:');
for (const { file, seconds } of slowestFiles(10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
console.log(`\n${total.skipped.length} skipped${total.skipped.map((name) => `\n  ${name}`).join('')}`);
console.log(countsLine(total));
process.exitCode = total.failed > 0 || total.skipped.length > 0 || total.passed === 0 ? 1 : 0;
