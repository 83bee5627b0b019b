// Prints `N passed, N failed` over every run kept in tmp/results, for continuous integration.
import { countsLine, keptCounts, sumCounts } from './test-results.ts';

const total = sumCounts(keptCounts());
console.log(countsLine(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
