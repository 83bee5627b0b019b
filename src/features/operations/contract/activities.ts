import { z } from 'zod';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { ROLES } from '#kit/contract/actor.ts';
import { AUDIT_LOGS } from '#kit/contract/audit.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { LOG_READS } from '../rate-limits.ts';

const activity = z.object({
  _id: z.uuid().describe('Its id'),
  at: moment.describe('When, in UTC'),
  log: z.enum(AUDIT_LOGS).describe('A change (`changes`), or something that concerns who gets in (`security`)'),
  subject: z.string().describe('What kind of thing it was done to'),
  action: z.string().describe('What was done'),
  subjectId: z.string().nullable().describe('Id of the thing; null for none, as of a sign-in to no account'),
  name: z
    .union([z.string(), localizedLine])
    .describe('What the thing was called then: in one language or both, or in a language that nobody knows'),
  fields: z.array(z.string()).describe('What of it changed'),
  actor: z
    .object({
      _id: z.uuid().describe('Id of the account'),
      fullName: z.string().describe('First and last name, as they are now; empty where the account is gone'),
      role: z.enum(ROLES).nullable().describe('Role, as it was then; null where nobody was signed in before'),
    })
    .nullable()
    .describe('Who did it; null for somebody not signed in, and for the product itself'),
  ip: z
    .string()
    .nullable()
    .describe('Network address it came from; null for the product itself, and of others for who is no administrator'),
});
export type Activity = z.infer<typeof activity>;

const filters = {
  log: z.enum(AUDIT_LOGS).optional().describe('Of this log alone'),
  subject: z.string().max(40).optional().describe('What was done to things of this kind'),
  thing: z.string().max(64).optional().describe('What was done to the thing of this id'),
  actor: z.uuid().optional().describe('What the owner of this account did'),
  from: z.iso.date().optional().describe('What was done on this day in Dhaka or later, YYYY-MM-DD'),
  until: z.iso.date().optional().describe('What was done on this day or earlier'),
};

const query = listQuery.omit({ q: true });
/** As every list says it, counted to a limit. */
const data = listOf(activity);

export const findActivities = endpoint({
  name: 'findActivities',
  method: 'GET',
  path: '/activities',
  summary: 'What everybody did, the newest first; the total is counted to 10,000 and 10,001 stands for more',
  access: 'activities',
  limits: [LOG_READS],
  query: query.extend(filters),
  data,
});

export const findOwnActivities = endpoint({
  name: 'findOwnActivities',
  method: 'GET',
  path: '/users/me/activities',
  summary:
    'What the caller did, and what others did to what is theirs, the newest first; the total is counted to 10,000 and ' +
    '10,001 stands for more',
  access: 'signed-in',
  limits: [LOG_READS],
  query: query.extend(filters),
  data,
});

export const findProjectActivities = endpoint({
  name: 'findProjectActivities',
  method: 'GET',
  path: '/all-projects/:id/activities',
  summary:
    'What happened to anybody’s project, the newest first; the total is counted to 10,000 and 10,001 stands for more',
  access: 'projects',
  limits: [LOG_READS],
  params: idParams,
  query,
  data,
});

export const getActivity = endpoint({
  name: 'getActivity',
  method: 'GET',
  path: '/activities/:id',
  summary: 'One thing that was done, with what was different before and after',
  access: 'signed-in',
  limits: [LOG_READS],
  params: idParams,
  data: activity.extend({
    changes: z
      .array(
        z.object({
          field: z.string().describe('What changed'),
          isKept: z.boolean().describe('Whether its values are kept: not of secrets, answers and what is very long'),
          before: z.unknown().describe('What it was; null for nothing'),
          after: z.unknown().describe('What it became; null for nothing'),
        }),
      )
      .describe('Only what differs'),
    requestId: z.string().nullable().describe('Id of the request, as its reply named it; null for the product itself'),
    place: z.string().nullable().describe('Address of the screen where the caller finds the thing now; null for none'),
  }),
});
