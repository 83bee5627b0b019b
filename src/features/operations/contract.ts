import { z } from 'zod';
import { projectCounts } from '#features/projects/contract/counts.ts';
import { PROJECT_KINDS, QUIZ_MODES } from '#features/projects/contract/kinds.ts';
import { PROJECT_STATUSES } from '#features/projects/contract/project.ts';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { ROLES } from '#kit/contract/actor.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { OVERVIEWS } from './rate-limits.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

const mail = z.object({
  _id: z.uuid().describe('Its id'),
  to: z.string().describe('Whom it was sent to'),
  subject: z.string().describe('Its subject'),
  template: z.string().describe('Which email it is'),
  state: z.enum(MAIL_STATES).describe('How far it is'),
  printed: z.boolean().describe('No mail server was set: it was printed on the console and reached nobody'),
  attempts: z.int().describe('How often sending was tried'),
  createdAt: moment.describe('When it was made, in UTC'),
  sentAt: moment.nullable().describe('When it was sent, in UTC; null before'),
  error: z.string().nullable().describe('Why sending failed; null when it did not'),
});

export const findMails = endpoint({
  name: 'findMails',
  method: 'GET',
  path: '/mails',
  summary: 'The email log, the newest first; what is counted is counted to 10,000, and 10,001 stands for more',
  access: 'emails',
  query: listQuery.extend({ state: z.enum(MAIL_STATES).optional().describe('How far it is') }),
  data: listOf(mail).extend({ byState: countsBy(MAIL_STATES) }),
});

export const getMail = endpoint({
  name: 'getMail',
  method: 'GET',
  path: '/mails/:id',
  summary: 'An email as it was sent',
  access: 'emails',
  params: idParams,
  data: mail.extend({
    html: z.string().describe('Its HTML'),
    text: z.string().describe('Its plain text'),
    code: z
      .enum(['none', 'readable', 'hidden'])
      .describe('Whether it holds a code, which is hidden once a mail server has it; sent again, it holds a new one'),
  }),
});

export const resendMail = endpoint({
  name: 'resendMail',
  method: 'POST',
  path: '/mails/:id/resend',
  summary: 'Send an email of the log again; one with a code is written anew, with another',
  access: 'emails',
  message: 'queued',
  params: idParams,
  data: done,
});

const newestAccount = z.object({
  _id: z.uuid().describe('Its id'),
  fullName: z.string().describe('First and last name'),
  role: z.enum(ROLES).describe('Role'),
  createdAt: moment.describe('When it was made, in UTC'),
});
export type NewestAccount = z.infer<typeof newestAccount>;

const newestProject = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z.enum(PROJECT_KINDS).describe('What kind of project it is'),
  mode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
  title: localizedLine.describe('Its name, in one language or both'),
  owner: z.string().describe('First and last name of its owner'),
  status: z.enum(PROJECT_STATUSES).describe('Collecting (`processing`) or closed (`complete`)'),
  responses: z.int().describe('How many responses are complete'),
  createdAt: moment.describe('When it was made, in UTC'),
});
export type NewestProject = z.infer<typeof newestProject>;

const overview = projectCounts.extend({
  now: moment.describe('When this was read, in UTC'),
  users: z.int().describe('How many accounts'),
  days: z
    .array(
      z.object({
        day: z.iso.date().describe('The day in Dhaka'),
        responses: z.int().describe('How many came in'),
        users: z.int().describe('How many accounts were made'),
      }),
    )
    .describe('The last 30 days, today the last of them'),
  newestAccounts: z.array(newestAccount).describe('The accounts that were made last, at most five, the newest first'),
  newestProjects: z
    .array(newestProject)
    .describe('Of the projects that were ever published those made last, at most five, the newest first'),
  mails: z
    .object({
      sent: z.int().describe('Written in the last seven days and sent'),
      printed: z.int().describe('Written in the last seven days and printed on the console alone'),
      failed: z.int().describe('Written in the last seven days and given up'),
      queued: z.int().describe('On their way at this moment'),
      queuedSince: moment.nullable().describe('Since when the first of those is, in UTC; null for none'),
    })
    .describe('Emails and text messages'),
  jobs: z
    .object({
      waiting: z.int().describe('Due, and in the hands of no worker'),
      running: z.int().describe('In the hands of a worker'),
      failed: z.int().describe('Given up in the last seven days'),
      workedAt: moment.nullable().describe('When a worker was last at work, in UTC; null for never'),
    })
    .describe('What workers do, and what waits for them'),
  disk: z
    .object({ low: z.boolean().describe('Whether little is left on the disk of the data folder') })
    .describe('What the process has that answers'),
  backup: z
    .object({
      missing: z
        .boolean()
        .describe('Whether something is published and `npm run backup` never ran; false with a PostgreSQL server'),
    })
    .describe('Backups of the embedded database'),
  errors: z
    .object({ open: z.int().describe('Causes that nobody resolved and that were met in the last seven days') })
    .describe('What went wrong in the product'),
  contacts: z
    .object({
      waiting: z.int().describe('Waiting for an answer'),
      overdue: z.int().describe('Of those, waiting beyond their due time'),
    })
    .describe('What people wrote to us'),
  tickets: z
    .object({
      waiting: z.int().describe('Waiting for our answer'),
      overdue: z.int().describe('Of those, waiting beyond their due time'),
    })
    .describe('What account holders ask'),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = endpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/overview',
  summary: 'The back office at a glance: accounts, projects and responses, and how emails and jobs are doing',
  access: 'overview',
  limits: [OVERVIEWS],
  data: overview,
});
