import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { ERROR_SOURCES } from '#kit/contract/error-source.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { BROWSER_ERRORS, ERROR_CHANGES, LOG_READS } from '../rate-limits.ts';

export const ERROR_STATES = ['open', 'resolved'] as const;

const error = z.object({
  _id: z.uuid().describe('Its id'),
  source: z.enum(ERROR_SOURCES).describe('Where it happened: in the server, or in somebody’s browser'),
  type: z.string().describe('What kind of error it is, with its code where it has one'),
  message: z.string().describe('What it said the last time, without people and secrets'),
  place: z.string().describe('The call, page or job in which it happened the last time'),
  count: z.int().describe('How often it happened'),
  firstSeen: moment.describe('When it happened first, in UTC'),
  lastSeen: moment.describe('When it happened last, in UTC'),
  state: z.enum(ERROR_STATES).describe('Whether somebody resolved it'),
  returned: z.boolean().describe('It happened again after it had been resolved'),
});
export type LoggedError = z.infer<typeof error>;

export const findErrors = endpoint({
  name: 'findErrors',
  method: 'GET',
  path: '/errors',
  summary:
    'What went wrong in the product, one entry a cause, that which happened last first; totals are counted to 10,000 ' +
    'and 10,001 stands for more',
  access: 'errors',
  limits: [LOG_READS],
  query: listQuery.extend({
    state: z.enum(ERROR_STATES).optional().describe('Open, or resolved'),
    source: z.enum(ERROR_SOURCES).optional().describe('Where it happened'),
  }),
  data: listOf(error).extend({ byState: countsBy(ERROR_STATES) }),
});

export const getError = endpoint({
  name: 'getError',
  method: 'GET',
  path: '/errors/:id',
  summary: 'One cause of errors, with where in the program it is',
  access: 'errors',
  limits: [LOG_READS],
  params: idParams,
  data: error.extend({
    trace: z.string().describe('The lines of the program that led to it, and to what caused it, the last time'),
    requestIds: z
      .array(z.string())
      .describe('The last requests that met it, the newest first, as their replies named them'),
    resolvedAt: moment.nullable().describe('When it was resolved, in UTC; null while it is open'),
  }),
});

export const resolveError = endpoint({
  name: 'resolveError',
  method: 'POST',
  path: '/errors/:id/resolve',
  summary: 'Say that what caused an error is mended; it opens by itself when it happens again',
  access: 'errors',
  limits: [ERROR_CHANGES],
  message: 'errorResolved',
  params: idParams,
  data: done,
});

export const reopenError = endpoint({
  name: 'reopenError',
  method: 'POST',
  path: '/errors/:id/reopen',
  summary: 'Reopen an error that was resolved',
  access: 'errors',
  limits: [ERROR_CHANGES],
  message: 'reopened',
  params: idParams,
  data: done,
});

const LONGEST_TRACE = 10_000;

export const reportBrowserError = endpoint({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/browser-errors',
  summary: 'What pages tell of when something in them goes wrong',
  access: 'anyone',
  repeatable: false,
  limits: [BROWSER_ERRORS.all, BROWSER_ERRORS.network],
  body: z.strictObject({
    type: z.string().max(200).describe('What kind of error it is'),
    message: z.string().max(2_000).describe('What it says'),
    trace: z.string().max(LONGEST_TRACE).default('').describe('The lines of script that led to it'),
    path: z.string().max(2_000).describe('Path of the page, of which ids and refs are left out'),
  }),
  data: done,
});
