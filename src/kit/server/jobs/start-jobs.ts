import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { scrub } from '../scrub.ts';
import { type Follow, followNothing } from '../tracing/follow.ts';
import { createBoss } from './boss.ts';
import type { Job, JobServices, Line } from './job.ts';
import { attemptsOf, LINES } from './lines.ts';

export interface RunningJobs {
  /** Takes no new job, lets running ones finish for a while and hands the rest back. */
  stop(): Promise<void>;
}

const POLL_SECONDS: Record<Line, number> = { quick: 1, slow: 2 };
const AT_ONCE: Record<Line, number> = { quick: 5, slow: 1 };
const STOP_WITHIN_MS = 10_000;
const LONGEST_WHY = 500;

const envelopeSchema = z.object({ job: z.string(), data: z.unknown() });

interface Running extends JobServices {
  clock: Clock;
  follow?: Follow;
}

/** Runs the jobs of both lines in this process until stopped. Start it in processes whose role is worker or all. */
export async function startJobs(database: Database, jobs: readonly Job[], services: Running): Promise<RunningJobs> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const boss = createBoss(database, { working: true });
  boss.on('error', (error) => services.log.error({ err: error }, 'job queue'));
  await boss.start();
  await scheduleJobs(boss, jobs);
  for (const line of LINES) {
    const options = {
      batchSize: AT_ONCE[line],
      pollingIntervalSeconds: POLL_SECONDS[line],
      burst: true,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    await boss.work(line, options, (batch) =>
      Promise.all(
        batch.map(async ({ id, data, retryCount, retryLimit }) => {
          try {
            await runJob(database, byName, services, data, { retryCount, retryLimit });
            return { id, status: 'completed' as const };
          } catch (error) {
            const place = envelopeSchema.safeParse(data).data?.job;
            // One that is tried again may yet succeed.
            const level = retryCount >= retryLimit ? 'error' : 'warn';
            services.log[level]({ err: error, place, retryCount }, 'job failed');
            return { id, status: 'failed' as const, output: { message: whyOf(error) } };
          }
        }),
      ),
    );
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false }) };
}

/** For those who look after the product: no people and no secrets, and not as long as what is logged. */
function whyOf(error: unknown): string {
  return scrub(error instanceof Error ? error.message : String(error)).slice(0, LONGEST_WHY);
}

async function runJob(
  database: Database,
  jobs: Map<string, Job>,
  { clock, follow = followNothing, ...services }: Running,
  stored: unknown,
  { retryCount, retryLimit }: { retryCount: number; retryLimit: number },
): Promise<void> {
  const { job: name, data } = envelopeSchema.parse(stored);
  const job = jobs.get(name);
  if (!job) throw new Error(`This program knows no job named ${name}.`);
  const attributes = { 'jorip.job': name, 'jorip.attempt': retryCount + 1 };
  await follow({ name: `job ${name}`, kind: 'job', attributes }, async () => {
    const context = { ...services, db: database.db, now: clock(), isLastAttempt: retryCount >= retryLimit };
    await job.run(context, job.schema.parse(data));
  });
}

/** The table of schedules is made equal to the jobs' own `cron`, so one taken out of the program stops. */
async function scheduleJobs(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const timed = jobs.filter((job) => job.cron !== undefined);
  const wanted = new Map(timed.map((job) => [job.name, job]));
  for (const known of await boss.getSchedules()) {
    const job = wanted.get(known.key);
    if (job && known.name === job.line && known.cron === job.cron) wanted.delete(known.key);
    else await boss.unschedule(known.name, known.key);
  }
  for (const job of wanted.values()) {
    const options = { key: job.name, singletonKey: job.name, ...attemptsOf(job) };
    await boss.schedule(job.line, job.cron ?? '', { job: job.name, data: {} }, options);
  }
}
