/**
 * How long a report takes at 1,000 and at 1,000,000 responses, over HTTP, on the embedded database or on the PostgreSQL
 * of DATABASE_URL. `--many N` seeds fewer than a million. Both projects have 200 responses that are not folded yet.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createServer } from '#app/create-server.ts';
import { createUser, loadKeys, startSession } from '#features/identity/public.ts';
import { createProject, publishProject } from '#features/projects/contract.ts';
import { getReport } from '#features/reports/contract.ts';
import { foldProject } from '#features/reports/server/fold-project.ts';
import { isUnfolded } from '#features/reports/server/unfolded.ts';
import type { CallArguments, Data, Endpoint } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import { type Database, openDatabase } from '#kit/server/database.ts';
import { createLogger } from '#kit/server/log.ts';
import { migrate } from '#kit/server/migrate.ts';
import { tenQuestions } from './report-questionnaire.ts';
import { seedResponses } from './report-seed.ts';

const FEW = 1_000;
const UNFOLDED = 200;
const WARM_UP = 20;
const ROUNDS = 200;

const { values } = parseArgs({ options: { many: { type: 'string', default: '1000000' } } });
const many = Number(values.many);

const { database, discard } = await openThrowAwayDatabase();
try {
  print('database', database.kind, '');
  await migrate(database);
  await measure(database);
} finally {
  await discard();
}

async function measure(database: Database): Promise<void> {
  const { db } = database;
  const keys = await loadKeys(db, undefined);
  const app = await createServer({
    config: { publicUrl: 'http://localhost', trustProxy: 0 },
    database,
    keys,
    clock: () => new Date(),
    log: createLogger('silent'),
    pages: 'none',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const call = createCaller(origin, await signIn());
  try {
    const few = await seedProject(FEW);
    const lot = await seedProject(many);
    const times: Record<string, number[]> = { [few]: [], [lot]: [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const id of round % 2 === 0 ? [few, lot] : [lot, few]) {
        const began = performance.now();
        await call(getReport, { params: { id } });
        if (round >= 0) times[id]?.push(performance.now() - began);
      }
    }
    printTimes(FEW, times[few] ?? []);
    printTimes(many, times[lot] ?? []);
    print('growth', (quantile(times[lot] ?? [], 0.5) / quantile(times[few] ?? [], 0.5)).toFixed(2), 'x');
    print('resident', String(Math.round(process.memoryUsage().rss / 1e6)), 'MB');
  } finally {
    await app.close();
  }

  async function signIn(): Promise<string> {
    const now = new Date();
    const passwordHash = 'nobody signs in with a password here';
    const user = await createUser(db, { firstName: 'Owner', email: 'owner@example.com', passwordHash }, now);
    if (!user) throw new Error('The database is not empty.');
    const by = { keys, now, ip: '127.0.0.1', userAgent: 'bench' };
    const session = await startSession(db, { id: user.id, passwordHash }, by);
    if (!session) throw new Error('Could not sign in.');
    return session.accessToken;
  }

  async function seedProject(count: number): Promise<string> {
    const body = { kind: 'survey' as const, title: { en: 'Schools' }, questionnaire: tenQuestions };
    const { _id: id } = await call(createProject, { body });
    await call(publishProject, { params: { id } });
    const seeding = await timed(() => seedResponses(db, id, count));
    print(`seed_${count}`, seeding.toFixed(1), 's');
    const folding = await timed(() => foldProject(db, id, { which: isUnfolded, most: count }));
    print(`fold_${count}`, (count / folding).toFixed(0), 'rows/s');
    await seedResponses(db, id, UNFOLDED);
    await expectExact(id, count + UNFOLDED);
    return id;
  }

  async function expectExact(id: string, count: number): Promise<void> {
    const { headline, questions } = await call(getReport, { params: { id } });
    const { rows } = await db.execute<{ option: string; count: number }>(sql`
      SELECT answers ->> 'school' AS option, count(*)::int AS count FROM respondents WHERE project_id = ${id} GROUP BY 1`);
    const counted = new Map(rows.map((row) => [row.option, row.count]));
    const school = questions.find(({ question }) => question.id === 'school');
    const isExact = school?.rows.every((row) => row.count === (counted.get(row.id) ?? 0));
    if (headline.completed !== count || !isExact) throw new Error('The report is not the plain count.');
  }
}

function createCaller(origin: string, token: string) {
  return async <E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<Data<E>> => {
    const { body, ...rest } = (input ?? {}) as { body?: unknown };
    const response = await fetch(origin + pathOf(endpoint, rest), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${JSON.stringify(reply)}`);
    return unwrap(endpoint, reply) as Data<E>;
  };
}

/** A folder of its own, or a database of its own beside the one that DATABASE_URL names. */
async function openThrowAwayDatabase(): Promise<{ database: Database; discard(): Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    const folder = mkdtempSync(join(tmpdir(), 'jorip-bench-report-'));
    const database = await openDatabase({ dataDir: folder });
    const discard = async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { database, discard };
  }
  const name = `jorip_bench_report_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href, dataDir: '' });
  const discard = async () => {
    await database.close();
    await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { database, discard };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return (performance.now() - began) / 1000;
}

function printTimes(count: number, times: readonly number[]): void {
  print(`report_${count}_p50`, quantile(times, 0.5).toFixed(2), 'ms');
  print(`report_${count}_p95`, quantile(times, 0.95).toFixed(2), 'ms');
}

function quantile(times: readonly number[], p: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * p)] ?? Number.NaN;
}

function print(name: string, value: string, unit: string): void {
  console.log(`${name}: ${value} ${unit}`.trim());
}
