/**
 * Responses a second, whole in one call and in three calls, beside what the database can insert at all; and whether all
 * that was acknowledged is stored, once. On PostgreSQL: `npm run with-postgres -- npm run bench:respond`.
 */
import { startBenchServer } from './support/bench-server.ts';
import { compareStored } from './support/compare-stored.ts';
import { measureInsertLimit } from './support/insert-limit.ts';
import { printFigure } from './support/print-figure.ts';
import { publishFlyingEtiquette } from './support/published-project.ts';
import { createRespondents } from './support/respondents.ts';
import { runClients } from './support/run-clients.ts';

const SECONDS = { warmUp: 2, measured: 6 };

const limitBefore = await measureInsertLimit(SECONDS);
const server = await startBenchServer();
try {
  const projectId = await publishFlyingEtiquette(server);
  const respondents = createRespondents(server.port, projectId);
  const oneCall = await runClients(SECONDS, respondents.inOneCall);
  const threeCalls = await runClients(SECONDS, respondents.inThreeCalls);
  respondents.close();
  await server.stop();
  const limitAfter = await measureInsertLimit(SECONDS);
  const limit = (limitBefore + limitAfter) / 2;

  console.log(`database: ${server.kind}`);
  printFigure('insert_limit', limit, '/s');
  printFigure('one_call', oneCall.perSecond, 'responses/s');
  printFigure('one_call_ratio', oneCall.perSecond / limit, 'x');
  printFigure('three_calls', threeCalls.perSecond, 'responses/s');
  printFigure('three_calls_ratio', threeCalls.perSecond / limit, 'x');
  const database = await server.openDatabase();
  const { lost, duplicated } = await compareStored(database.db, projectId, respondents);
  await database.close();
  printFigure('lost', lost);
  printFigure('duplicated', duplicated);
  process.exitCode = lost + duplicated === 0 ? 0 : 1;
} finally {
  await server.remove();
}
