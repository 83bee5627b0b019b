// Responses a second, whole in one call and in three calls, beside what the database can insert at all, and the same
// where ten conditions decide what is asked, alone and with a quota that everyone falls under; and whether all that was
// acknowledged is stored, once. On PostgreSQL: `npm run with-postgres -- npm run bench:respond`.
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { LANGUAGE } from '#domain/questionnaire/logic/facts.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import { openBareInserts } from './support/bare-inserts.ts';
import { startBenchServer } from './support/bench-server.ts';
import { compareStored } from './support/compare-stored.ts';
import { printFigure } from './support/print-figure.ts';
import { publishFlyingEtiquette } from './support/published-project.ts';
import { createRespondents } from './support/respondents.ts';
import { runClients } from './support/run-clients.ts';
import { withTenConditions } from './support/ten-conditions.ts';

/** All take turns, so that whatever else the machine does meets them alike. */
const ROUNDS = 5;
const SECONDS_EACH = 2;

const server = await startBenchServer();
const bare = await openBareInserts();
try {
  const projectId = await publishFlyingEtiquette(server);
  const respondents = createRespondents(server.port, projectId);
  const branchingId = await publishFlyingEtiquette(server, withTenConditions);
  const branching = createRespondents(server.port, branchingId);
  const inEnglish: Condition = { op: 'is', fact: LANGUAGE, values: ['en'] };
  const everyone: Quota = { id: 'everyone', name: 'Everyone', condition: inEnglish, cap: 10_000_000 };
  const limitedId = await publishFlyingEtiquette(server, withTenConditions, [everyone]);
  const limited = createRespondents(server.port, limitedId);
  const turns = [
    bare.insert,
    respondents.inOneCall,
    respondents.inThreeCalls,
    bare.insertUnprepared,
    branching.inOneCall,
    branching.inThreeCalls,
    limited.inOneCall,
    limited.inThreeCalls,
  ];
  for (const turn of turns) await runClients(1, turn);
  const rates = turns.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [which, turn] of turns.entries()) {
      rates[which] = (rates[which] ?? 0) + (await runClients(SECONDS_EACH, turn)) / ROUNDS;
    }
  }
  respondents.close();
  branching.close();
  limited.close();
  await server.stop();

  const [limit = 0, oneCall = 0, threeCalls = 0, unprepared = 0, oneBranching = 0, threeBranching = 0, ...others] =
    rates;
  const [oneLimited = 0, threeLimited = 0] = others;
  console.log(`database: ${server.kind}`);
  printFigure('insert_limit', limit, '/s');
  printFigure('insert_limit_unprepared', unprepared, '/s');
  printFigure('one_call', oneCall, 'responses/s');
  printFigure('one_call_ratio', oneCall / limit, 'x');
  printFigure('three_calls', threeCalls, 'responses/s');
  printFigure('three_calls_ratio', threeCalls / limit, 'x');
  printFigure('one_call_with_conditions', oneBranching, 'responses/s');
  printFigure('one_call_with_conditions_ratio', oneBranching / oneCall, 'x');
  printFigure('three_calls_with_conditions', threeBranching, 'responses/s');
  printFigure('three_calls_with_conditions_ratio', threeBranching / threeCalls, 'x');
  printFigure('one_call_with_quota', oneLimited, 'responses/s');
  printFigure('one_call_with_quota_ratio', oneLimited / oneCall, 'x');
  printFigure('three_calls_with_quota', threeLimited, 'responses/s');
  printFigure('three_calls_with_quota_ratio', threeLimited / threeCalls, 'x');
  const database = await server.openDatabase();
  const plain = await compareStored(database.db, projectId, respondents);
  const branched = await compareStored(database.db, branchingId, branching);
  const counted = await compareStored(database.db, limitedId, limited);
  const lost = plain.lost + branched.lost + counted.lost;
  const duplicated = plain.duplicated + branched.duplicated + counted.duplicated;
  await database.close();
  printFigure('lost', lost);
  printFigure('duplicated', duplicated);
  process.exitCode = lost + duplicated === 0 ? 0 : 1;
} finally {
  await bare.remove();
  await server.remove();
}
