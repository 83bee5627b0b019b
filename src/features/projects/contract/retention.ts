import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { RETENTION_LOOKS } from '../rate-limits.ts';
import { retentionSchema } from './settings.ts';

const going = z.object({
  at: moment.describe('When the next go, in UTC; a job sees to it within an hour'),
  until: moment.describe('Those submitted, or saved last, until this moment: what is due on that day in Dhaka, in UTC'),
  responses: z.int().describe('How many submitted responses that are'),
  unfinished: z.int().describe('How many others: begun and not submitted, screened out or over quota'),
});
export type Going = z.infer<typeof going>;

export const getRetention = endpoint({
  name: 'getRetention',
  method: 'GET',
  path: '/projects/:id/retention',
  summary:
    'Which answers go next, when and how many: under the retention that the project has, or with `days` under one that ' +
    'it would get if that were saved now',
  access: 'signed-in',
  limits: [RETENTION_LOOKS],
  refusals: ['forbidden'],
  params: idParams,
  query: z.strictObject({
    days: z.coerce
      .number<string | number>()
      .pipe(retentionSchema.shape.days)
      .optional()
      .describe('Days that answers would be kept; left out: as the project is set'),
    end: retentionSchema.shape.end.optional().describe('With `days`: what would become of them; left out: `delete`'),
  }),
  data: z.object({
    retention: retentionSchema.nullable().describe('What was looked at; null where answers are kept for ever'),
    going: going.nullable().describe('What goes next; null where there is nothing'),
  }),
});
