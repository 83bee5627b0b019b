import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { patience } from '#tests/support/patience.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createLogger } from '../log.ts';
import { createBoss } from './boss.ts';
import { enqueue } from './enqueue.ts';
import { installJobs } from './install-jobs.ts';
import { defineJob, type Job } from './job.ts';
import { jobsByKind, standingByKind } from './jobs-by-kind.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const database = await openTestDatabase();
const { db, pool } = database;
const noon = new Date('2026-11-20T12:00:00Z');
const services = {
  log: createLogger('silent'),
  sendMail: async () => undefined,
  clock: () => noon,
};

let running: RunningJobs | undefined;

async function start(...jobs: Job[]) {
  running = await startJobs(database, jobs, services);
}

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await pool.query('DELETE FROM pgboss.job');
});

/** A job that reports what it was given. */
function recorder(name: string, options: { fail?: boolean; cron?: string } = {}) {
  const seen: unknown[] = [];
  const job = defineJob({
    name,
    schema: z.object({ n: z.number() }).partial(),
    cron: options.cron,
    retryLimit: 1,
    async run({ now, isLastAttempt }, data) {
      seen.push({ ...data, now, isLastAttempt });
      if (options.fail) throw new Error('not today');
    },
  });
  return { job, seen };
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM pgboss.job WHERE state < 'active'`);
  return rows[0].n;
}

test('a job runs once the transaction that enqueued it commits', async () => {
  const { job, seen } = recorder('committed');
  await start(job);
  await db.transaction(async (tx) => enqueue(tx, job, { n: 1 }));
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1, now: noon, isLastAttempt: false }]), patience);
});

test('a job of a transaction that rolls back never existed', async () => {
  const { job } = recorder('rolled-back');
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, job, { n: 1 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await waiting()).toBe(0);
});

test('a failed job waits for its next attempt, which knows that it is the last', async () => {
  const { job, seen } = recorder('failing', { fail: true });
  await enqueue(db, job, { n: 1 });
  await start(job);
  await vi.waitFor(() => expect(seen).toHaveLength(1), patience);
  await vi.waitFor(async () => {
    const { rows } = await pool.query('SELECT state, start_after > now() AS later FROM pgboss.job');
    expect(rows).toEqual([{ state: 'retry', later: true }]);
  }, patience);
  await pool.query('UPDATE pgboss.job SET start_after = now()');
  await vi.waitFor(() => expect(seen).toHaveLength(2), patience);
  expect(seen[1]).toMatchObject({ isLastAttempt: true });
});

test('a key keeps a second job like it from waiting', async () => {
  const { job } = recorder('keyed');
  await enqueue(db, job, { n: 1 }, { singletonKey: 'p1' });
  await enqueue(db, job, { n: 2 }, { singletonKey: 'p1' });
  await enqueue(db, job, { n: 3 }, { singletonKey: 'p2' });
  await enqueue(db, job, { n: 4 });
  await enqueue(db, job, { n: 5 });
  expect(await waiting()).toBe(4);
});

test('a job for later does not run now', async () => {
  const later = recorder('later');
  const now = recorder('now');
  await enqueue(db, later.job, { n: 1 }, { startAfter: new Date(Date.now() + 3_600_000) });
  await enqueue(db, now.job, { n: 2 });
  await start(later.job, now.job);
  await vi.waitFor(() => expect(now.seen).toHaveLength(1), patience);
  expect(later.seen).toEqual([]);
});

test('stopping lets a running job finish', async () => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const events: string[] = [];
  const job = defineJob({
    name: 'long',
    schema: z.object({}),
    async run() {
      events.push('begun');
      await blocked;
      events.push('finished');
    },
  });
  await enqueue(db, job, {});
  await start(job);
  await vi.waitFor(() => expect(events).toEqual(['begun']), patience);
  const stopped = running?.stop().then(() => events.push('stopped'));
  release();
  await stopped;
  expect(events).toEqual(['begun', 'finished', 'stopped']);
});

test('the schedule follows the program', async () => {
  const schedules = async () => (await db.execute(sql`SELECT key, cron FROM pgboss.schedule ORDER BY key`)).rows;
  await start(recorder('hourly', { cron: '0 * * * *' }).job, recorder('daily', { cron: '0 1 * * *' }).job);
  expect(await schedules()).toEqual([
    { key: 'daily', cron: '0 1 * * *' },
    { key: 'hourly', cron: '0 * * * *' },
  ]);
  await running?.stop();
  await start(recorder('daily', { cron: '0 2 * * *' }).job);
  expect(await schedules()).toEqual([{ key: 'daily', cron: '0 2 * * *' }]);
});

test('installing again changes nothing', async () => {
  await Promise.all([installJobs(database), installJobs(database)]);
  expect((await db.execute(sql`SELECT name FROM pgboss.queue WHERE name IN ('quick', 'slow')`)).rows).toHaveLength(2);
});

test('what waits and what was given up is found among many that were done, by indexes alone', async () => {
  await pool.query(`
    INSERT INTO pgboss.job (name, data, state, policy, start_after, completed_on)
    SELECT 'quick', jsonb_build_object('job', 'done-' || n % 7), 'completed', 'exclusive', now(), now()
    FROM generate_series(1, 20000) AS n`);
  await pool.query(`
    INSERT INTO pgboss.job (name, data, state, policy, singleton_key, start_after, completed_on)
    SELECT 'slow', '{"job":"boil"}', state::pgboss.job_state, 'exclusive', n, now(), now()
    FROM (VALUES ('failed', 1), ('failed', 2), ('created', 3)) AS job (state, n)`);
  await pool.query('ANALYZE pgboss.job');
  const { rows } = await db.execute(sql`EXPLAIN ${standingByKind()}`);
  expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  expect(await jobsByKind(db)).toMatchObject([{ kind: 'boil', waiting: 1, failed: 2 }]);
});

test('jobs of workers that died are looked for however often', async () => {
  await start();
  const boss = createBoss(database, { working: false });
  boss.on('error', () => {});
  await boss.start();
  for (let times = 0; times < 5; times += 1) {
    await pool.query('UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL, maintain_on = NULL');
    await boss.supervise();
  }
  await boss.stop({ graceful: false });
});
