import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { JOB_CHANGES, OVERVIEWS } from '../rate-limits.ts';

const bytes = z.number().min(0);
const when = moment.nullable();
const days = z.int();

const kindOfJob = z.object({
  kind: z.string().describe('What it does, by the name that the program gives it'),
  waiting: z.int().describe('Due, and in the hands of no worker'),
  running: z.int().describe('In the hands of a worker'),
  failed: z.int().describe('Given up in the last seven days'),
  failedAt: when.describe('When the last was given up, in UTC; null where none was'),
  error: z.string().nullable().describe('Why that was, without people and secrets; null where it is not known'),
});
export type KindOfJob = z.infer<typeof kindOfJob>;

const operations = z.object({
  now: moment.describe('When this was read, in UTC'),
  program: z
    .object({
      version: z.string().describe('Release of the product'),
      builtAt: when.describe('When it was built, in UTC; null where it runs from source'),
      node: z.string().describe('Version of Node.js'),
      role: z.enum(['web', 'worker', 'all']).describe('What the process does that answers'),
      startedAt: moment.describe('Since when it runs, in UTC'),
    })
    .describe('The process that answers'),
  database: z
    .object({
      kind: z.enum(['embedded', 'postgres']).describe('The embedded one, or a server'),
      version: z.string().describe('Version of PostgreSQL'),
      bytes: bytes.describe('How much it takes'),
      migrations: z.int().describe('How many steps of its schema were taken'),
      pending: z.int().describe('How many of this release it lacks'),
      migratedAt: when.describe('When the last was taken, in UTC'),
    })
    .describe('Where all is kept'),
  jobs: z
    .object({
      workedAt: when.describe('When a worker was last at work, in UTC; null for never'),
      kinds: z.array(kindOfJob).describe('Of which any waits, runs or was given up, what failed first; 100 at most'),
    })
    .describe('What workers do'),
  disk: z
    .object({
      free: bytes.describe('Bytes left'),
      total: bytes.describe('Bytes it has'),
      low: z.boolean().describe('Whether less is left than DISK_LOW_MB says'),
      warnsBelow: bytes.describe('How many bytes that is'),
      keepsFiles: z.boolean().describe('Whether files and images of people lie there too'),
    })
    .nullable()
    .describe('The disk of the data folder; null where the system does not say'),
  mail: z
    .object({
      sends: z.boolean().describe('Whether a mail server is set; without one, emails are printed on the console'),
      waiting: z.int().describe('On their way'),
      sentAt: when.describe('When the last was sent, in UTC; null for never'),
      failedAt: when.describe('When the last that was given up was written, in UTC; null for none'),
      error: z.string().nullable().describe('Why that was'),
    })
    .describe('Emails and text messages'),
  backup: z
    .object({
      at: when.describe('When `npm run backup` was last run, in UTC; null where it is not known'),
      bytes: bytes.nullable().describe('How large its archive is'),
    })
    .describe('Backups of the embedded database; those of a PostgreSQL server are not known here'),
  errors: z.object({ open: z.int().describe('Causes that nobody resolved') }).describe('What went wrong'),
  kept: z
    .object({
      activities: days.describe('Changes and sign-ins'),
      mails: days.describe('Emails and text messages'),
      errors: days.describe('Errors that do not happen again'),
      notifications: days.describe('Notifications'),
    })
    .describe('For how many days logs are kept'),
});
export type Operations = z.infer<typeof operations>;

export const getOperations = endpoint({
  name: 'getOperations',
  method: 'GET',
  path: '/operations',
  summary:
    'How the installation runs: program, database, jobs, disk, emails, backups and errors; a few seconds old at most',
  access: 'operations',
  limits: [OVERVIEWS],
  data: operations,
});

const ofKind = z.object({
  kind: z
    .string()
    .regex(/^[a-z][a-z-]{0,60}$/)
    .describe('Which jobs, by the name that the program gives them'),
});
const settled = z.object({ count: z.int().describe('How many jobs it was') });

export const retryJobs = endpoint({
  name: 'retryJobs',
  method: 'POST',
  path: '/operations/jobs/:kind/retry',
  summary: 'Run jobs of a kind again that were given up; those that do the same are run once',
  access: 'operations',
  limits: [JOB_CHANGES],
  message: 'jobsRetried',
  params: ofKind,
  data: settled,
});

export const discardJobs = endpoint({
  name: 'discardJobs',
  method: 'POST',
  path: '/operations/jobs/:kind/discard',
  summary: 'Forget jobs of a kind that were given up: what they had to do stays undone',
  access: 'operations',
  limits: [JOB_CHANGES],
  message: 'jobsDiscarded',
  params: ofKind,
  data: settled,
});
