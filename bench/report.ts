// How long a report takes at 1,000 and at 1,000,000 responses, over HTTP, on the embedded database or on the PostgreSQL
// of DATABASE_URL. Both projects have 200 responses that are not folded yet. Then what a hundred thousand responses to
// sixty questions cost that nobody has folded: the first report, how fast they fold beside how fast they can come at
// all, and what other calls take meanwhile.
// `--many N` seeds another number than a million.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { and, eq, sql } from 'drizzle-orm';
import { createServer } from '#app/create-server.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { createUser, type Keys, loadKeys, startSession } from '#features/identity/public.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import type { Data, Endpoint } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import type { pathOf } from '#kit/contract/request.ts';
import type { Db } from '#kit/server/database/db.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { vacuumWorn } from '#kit/server/jobs/vacuum-tables.ts';
import { createLogger } from '#kit/server/log.ts';
import { diskStorage } from '#kit/server/storage/disk-storage.ts';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { createBenchDatabase } from './support/bench-database.ts';
import { ipOf } from './support/client-ip.ts';
import { printFigure } from './support/print-figure.ts';
import { seedResponses } from './support/seed-responses.ts';
import { tenAnswers, tenQuestions } from './support/ten-questions.ts';
import type { WholeResponses } from './support/whole-responses.ts';
import { sixtyAnswers, sixtyQuestions } from './support/wide-questions.ts';
import { wireCall } from './support/wire-call.ts';
import { WireClient } from './support/wire-client.ts';

type Call = <E extends Endpoint>(endpoint: E, input: Parameters<typeof pathOf>[1]) => Promise<Data<E>>;

const FEW = 1_000;
const UNFOLDED = 200;
const WIDE = 100_000;
const WARM_UP = 20;
const ROUNDS = 200;
const ONE_CALL_SECONDS = 5;
const QUIET_SECONDS = 10;

const { values } = parseArgs({ options: { many: { type: 'string', default: '1000000' } } });
const many = Number(values.many);

const folder = scratchFolder('bench');
const own = await createBenchDatabase();
const database = await openDatabase({ url: own.url, dataDir: folder });
const { db } = database;
console.log(`database: ${database.kind}`);
await migrate(database);
const keys = await loadKeys(db, undefined);
// Each respondent comes from an address of their own.
const config = { publicUrl: 'http://localhost', trustProxy: 1 };
const log = createLogger('silent');
const keeping = { storage: diskStorage(folder), room: { ofRespondent: 0, ofProject: 0 }, imageRoom: 0 };
const app = await createServer({ config, database, keys, keeping, clock: () => new Date(), log, pages: 'none' });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const client = new WireClient(port);
try {
  const call = createCall(client, await signIn(db, keys));
  const few = await seedProject(db, call, FEW);
  await measure(call, few, await seedProject(db, call, many));
  await measureWide(db, call, few);
} finally {
  client.close();
  await app.close();
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** By turns, so that whatever else the machine does slows both alike. */
async function measure(call: Call, few: string, lot: string): Promise<void> {
  const times = { [few]: [] as number[], [lot]: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const id of round % 2 === 0 ? [few, lot] : [lot, few]) {
      const began = performance.now();
      await call(getReport, { params: { id } });
      if (round >= 0) times[id]?.push(performance.now() - began);
    }
  }
  const [ofFew = [], ofLot = []] = [times[few], times[lot]];
  printFigure(`report_${FEW}_p50`, quantile(ofFew, 0.5), 'ms');
  printFigure(`report_${FEW}_p95`, quantile(ofFew, 0.95), 'ms');
  printFigure(`report_${many}_p50`, quantile(ofLot, 0.5), 'ms');
  printFigure(`report_${many}_p95`, quantile(ofLot, 0.95), 'ms');
  printFigure('growth', quantile(ofLot, 0.5) / quantile(ofFew, 0.5), 'x');
  printFigure('resident', process.memoryUsage().rss / 1e6, 'MB');
}

/** What responses to many questions cost while they wait to be folded, and to fold; `other` is a project beside it. */
async function measureWide(db: Db, call: Call, other: string): Promise<void> {
  const oneCall = await oneCallRate(db, await publish(call, sixtyQuestions));
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
    printFigure(`${name}_quiet_p50`, quantile(quiet[name] ?? [], 0.5), 'ms');
    printFigure(`${name}_meanwhile_p50`, quantile(times, 0.5), 'ms');
    printFigure(`${name}_slower_p50`, quantile(times, 0.5) / quantile(quiet[name] ?? [], 0.5), 'x');
    printFigure(`${name}_slower_p95`, quantile(times, 0.95) / quantile(quiet[name] ?? [], 0.95), 'x');
  }
  printFigure('wide_report', await seconds(call(getReport, { params: { id } })), 's');
}

/** How many whole responses a second are taken of the same questions. */
async function oneCallRate(db: Db, projectId: string): Promise<number> {
  const { rows } = await db.execute<{ answers: Record<string, unknown> }>(sql`
    SELECT jsonb_strip_nulls(${sixtyAnswers}) AS answers FROM generate_series(1, 200)`);
  const answers = rows.map((row) => row.answers);
  const workerData: WholeResponses = { port, projectId, answers, seconds: ONE_CALL_SECONDS };
  const worker = new Worker(new URL('./support/whole-responses.ts', import.meta.url), { workerData });
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

async function publish(call: Call, questionnaire: Questionnaire): Promise<string> {
  const body = { kind: 'survey', title: { en: 'Schools' }, questionnaire };
  const { _id: id } = await call(createProject, { body });
  await call(publishProject, { params: { id } });
  return id;
}

/**
 * A published project with `count` folded responses and some that are not. Fails when its report is not a plain count.
 */
async function seedProject(db: Db, call: Call, count: number): Promise<string> {
  const id = await publish(call, tenQuestions);
  printFigure(`seed_${count}`, await seconds(seedResponses(db, id, tenAnswers, count)), 's');
  const folding = foldProject(db, id, { which: isUnfolded, most: count });
  printFigure(`fold_${count}`, Math.round(count / (await seconds(folding))), 'rows/s');
  // As the worker does every few minutes, where PostgreSQL does not do so itself.
  await vacuumWorn(db);
  await seedResponses(db, id, tenAnswers, UNFOLDED);
  const { headline, questions } = await call(getReport, { params: { id } });
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    SELECT answers ->> 'school' AS id, count(*)::int AS count FROM respondents WHERE project_id = ${id} GROUP BY 1`);
  const counted = new Map(rows.map((row) => [row.id, row.count]));
  const shown = questions.find(({ question }) => question.id === 'school')?.rows ?? [];
  const isExact = shown.length > 0 && shown.every((row) => row.count === counted.get(row.id));
  if (headline.completed !== count + UNFOLDED || !isExact) throw new Error('The report is not the plain count.');
  return id;
}

async function signIn(db: Db, keys: Keys): Promise<string> {
  const now = new Date();
  const passwordHash = 'nobody signs in with a password here';
  const user = await createUser(db, { firstName: 'Owner', email: 'owner@example.com', passwordHash }, now);
  if (!user) throw new Error('The database is not empty.');
  const by = { keys, now, ip: '127.0.0.1', userAgent: 'bench' };
  const session = await startSession(db, { id: user.id, passwordHash }, by);
  if (!session) throw new Error('Could not sign in.');
  return session.accessToken;
}

function createCall(client: WireClient, token: string): Call {
  let calls = 0;
  return async (endpoint, input) => {
    calls += 1;
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ipOf(calls) };
    const reply = await wireCall(client, endpoint, input, headers);
    return unwrap(endpoint, reply.body) as Data<typeof endpoint>;
  };
}

async function seconds(running: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await running;
  return (performance.now() - began) / 1000;
}

function quantile(times: readonly number[], p: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * p)] ?? Number.NaN;
}
