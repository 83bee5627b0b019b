// A class of 300 who start a quiz in the same second and answer 20 questions against the clock, until after it has run
// out: whether every answer that was acknowledged counts and none that came late, and how long a save takes beside that
// of one person alone. On PostgreSQL: `npm run with-postgres -- npm run bench:quiz`. Takes a minute and a half, for the
// shortest clock is a minute.

import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { ALLOWANCE_MS } from '#domain/quiz/clock.ts';
import { requireRef } from '#features/responses/public.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startBenchServer } from './support/bench-server.ts';
import { percentile } from './support/percentile.ts';
import { printFigure } from './support/print-figure.ts';
import { publish } from './support/published-project.ts';
import { type Taker, takeQuiz, twentyQuestions } from './support/quiz-takers.ts';
import { wireCall } from './support/wire-call.ts';
import { WireClient } from './support/wire-client.ts';

const PEOPLE = 300;
/** All start within it. */
const START_WITHIN_MS = 1_000;
/** Twenty questions in a minute. */
const EVERY_MS = 3_000;
/** So long after the end they still try. */
const BEHIND_MS = 5_000;
const ALONE = 400;
/** What is no later than this on the way is not called late: both ends share one clock, but not one thread. */
const SURELY_LATE_MS = ALLOWANCE_MS + 100;

const server = await startBenchServer();
try {
  const clock = { minutes: 1, onClose: 'submit' };
  const quiz = { kind: 'quiz', title: { en: 'Class test' }, questionnaire: twentyQuestions, settings: { clock } };
  const projectId = await publish(server, quiz);
  const warm = { everyMs: 0, behindMs: 0, mostSaves: ALONE };
  const first = await takeQuiz(server.port, projectId, 0, warm);
  const alone = await takeQuiz(server.port, projectId, 0, warm);

  const takers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      await delay((index / PEOPLE) * START_WITHIN_MS);
      return await takeQuiz(server.port, projectId, 1 + index, { everyMs: EVERY_MS, behindMs: BEHIND_MS });
    }),
  );
  const line = new WireClient(server.port);
  for (const { ref } of takers) await wireCall(line, getRespondent, { params: { id: ref } });
  line.close();
  await server.stop();

  const saves = takers.flatMap((taker) => taker.saves);
  const unloaded = percentile(
    alone.saves.map(({ ms }) => ms),
    0.99,
  );
  const loaded = percentile(
    saves.map(({ ms }) => ms),
    0.99,
  );
  const late = takers.flatMap(({ until, saves: own }) => own.filter(({ sentAt }) => sentAt > until + SURELY_LATE_MS));
  const inTime = takers.flatMap(({ until, saves: own }) => own.filter(({ toldAt }) => toldAt < until));
  const stored = await readStored(projectId);
  console.log(`database: ${server.kind}`);
  printFigure('save_alone_p99', unloaded, 'ms');
  printFigure('save_p99', loaded, 'ms');
  printFigure('save_p99_ratio', loaded / unloaded, 'x');
  printFigure('saves', saves.length);
  printFigure('sent_late', late.length);
  const lateAccepted = late.filter(({ isTaken }) => isTaken).length;
  const refused = inTime.filter(({ isTaken }) => !isTaken).length;
  const lost = takers.filter(
    (taker) => !isDeepStrictEqual(stored.get(respondentIdOf(taker.ref)), answersOf(taker)),
  ).length;
  const known = new Set([first, alone, ...takers].map(({ ref }) => respondentIdOf(ref)));
  const duplicated = [...stored.keys()].filter((id) => !known.has(id)).length;
  printFigure('late_accepted', lateAccepted);
  printFigure('refused_in_time', refused);
  printFigure('lost', lost);
  printFigure('duplicated', duplicated);
  process.exitCode = lateAccepted + refused + lost + duplicated === 0 ? 0 : 1;
} finally {
  await server.remove();
}

/** What of each question was taken last. */
function answersOf({ saves }: Taker): Record<string, string> {
  return Object.fromEntries(saves.filter(({ isTaken }) => isTaken).map(({ question, option }) => [question, option]));
}

function respondentIdOf(ref: string): string {
  return requireRef(ref).respondentId;
}

/** What was submitted, in whoever's stead, by respondent. */
async function readStored(projectId: string): Promise<Map<string, Record<string, string>>> {
  const database = await server.openDatabase();
  const { rows } = await database.db.execute<{ id: string; answers: Record<string, string> }>(
    sql`SELECT id, answers FROM respondents WHERE project_id = ${projectId} AND state = 'completed'`,
  );
  await database.close();
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}
