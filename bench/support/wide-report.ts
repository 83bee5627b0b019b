import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { and, eq, sql } from 'drizzle-orm';
import { getReport } from '#features/reports/contract/report.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type Call, publish } from './owner-calls.ts';
import { percentile } from './percentile.ts';
import { printFigure } from './print-figure.ts';
import { seconds } from './seconds.ts';
import { seedResponses } from './seed-responses.ts';
import type { WholeResponses } from './whole-responses.ts';
import { sixtyAnswers, sixtyQuestions } from './wide-questions.ts';

const WIDE = 100_000;
const ONE_CALL_SECONDS = 5;
const QUIET_SECONDS = 10;

/** What responses to many questions cost while they wait to be folded, and to fold; `other` is a project beside it. */
export async function measureWide(db: Db, port: number, call: Call, other: string): Promise<void> {
  const oneCall = await oneCallRate(db, port, await publish(call, sixtyQuestions));
  printFigure('wide_one_call', oneCall, 'responses/s');
  const id = await publish(call, sixtyQuestions);
  await seedResponses(db, id, sixtyAnswers, WIDE);
  printFigure(`wide_first_report_${WIDE}`, await seconds(call(getReport, { params: { id } })), 's');
  const rest = await db.$count(respondents, and(eq(respondents.projectId, id), isUnfolded));
  const quiet = await callTimes(call, other, delay(QUIET_SECONDS * 1000));
  const folding = seconds(foldProject(db, id, { which: isUnfolded, most: WIDE }));
  const meanwhile = await callTimes(call, other, folding);
  const rate = rest / (await folding);
  printFigure('wide_fold', Math.round(rate), 'rows/s');
  printFigure('wide_fold_ratio', rate / oneCall, 'x');
  for (const [name, times] of Object.entries(meanwhile)) {
    printFigure(`${name}_quiet_p50`, percentile(quiet[name] ?? [], 0.5), 'ms');
    printFigure(`${name}_meanwhile_p50`, percentile(times, 0.5), 'ms');
    printFigure(`${name}_slower_p50`, percentile(times, 0.5) / percentile(quiet[name] ?? [], 0.5), 'x');
    printFigure(`${name}_slower_p95`, percentile(times, 0.95) / percentile(quiet[name] ?? [], 0.95), 'x');
  }
  printFigure('wide_report', await seconds(call(getReport, { params: { id } })), 's');
}

/** How many whole responses a second are taken of the same questions. */
async function oneCallRate(db: Db, port: number, projectId: string): Promise<number> {
  const { rows } = await db.execute<{ answers: Record<string, unknown> }>(sql`
    SELECT jsonb_strip_nulls(${sixtyAnswers}) AS answers FROM generate_series(1, 200)`);
  const answers = rows.map((row) => row.answers);
  const workerData: WholeResponses = { port, projectId, answers, seconds: ONE_CALL_SECONDS };
  const worker = new Worker(new URL('./whole-responses.ts', import.meta.url), { workerData });
  const [rate] = await once(worker, 'message');
  return rate;
}

/** What calls of respondents and an owner take, one after another, until something is done; milliseconds by call. */
async function callTimes(call: Call, id: string, something: Promise<unknown>): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  // Failed it is done too: whoever began it waits for it, and is told.
  void something.then(end, end);
  async function timed<Given>(name: string, calling: Promise<Given>): Promise<Given> {
    const began = performance.now();
    const given = await calling;
    times[name] = [...(times[name] ?? []), performance.now() - began];
    return given;
  }
  while (!isDone) {
    const params = { id };
    await timed('welcome', call(getWelcome, { params }));
    const { _id } = await timed('start', call(startRespondent, { params, body: {} }));
    await timed('save', call(saveAnswers, { params: { id: _id }, body: { answers: { school: 'o1' } } }));
    await timed('complete', call(completeRespondent, { params: { id: _id }, body: {} }));
    await timed('other_report', call(getReport, { params }));
    await delay(10);
  }
  return times;
}
