import type { z } from 'zod';
import type { Db } from '../database/db.ts';
import type { Logger } from '../log.ts';
import type { SendMail } from '../mail/transport.ts';

/** What every job may use; the same for all, so a job stays a plain value that anyone may enqueue. */
export interface JobServices {
  log: Logger;
  sendMail: SendMail;
}

export interface JobContext extends JobServices {
  db: Db;
  now: Date;
  /** No retry follows when this run fails. */
  isLastAttempt: boolean;
}

/** Slow jobs (exports, imports) wait in a line of their own, so that they never hold up mail. */
export type Line = 'quick' | 'slow';

export interface JobDefinition<Schema extends z.ZodType> {
  name: string;
  schema: Schema;
  /** Runs at least once; running it again with the same data must do no harm. */
  run(context: JobContext, data: z.output<Schema>): Promise<void>;
  line?: Line;
  /** Also runs at these times (five fields, UTC), with `{}` as its data. */
  cron?: string;
  /** Runs after a failed one, each later than the one before. */
  retryLimit?: number;
}

export type Job<Schema extends z.ZodType = z.ZodType> = Required<Omit<JobDefinition<Schema>, 'cron'>> & {
  cron: string | undefined;
};

/** A job is a value: the worker runs it, a use case enqueues it. */
export function defineJob<Schema extends z.ZodType>(definition: JobDefinition<Schema>): Job<Schema> {
  return { line: 'quick', retryLimit: 5, cron: undefined, ...definition };
}
