import { z } from 'zod';
import { endpoint, file } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { ACCOUNT_EXPORTS, PASSWORD_TRIES } from '../rate-limits.ts';

/** For so long signing in keeps an account that is to be deleted. */
export const DELETION_DAYS = 14;

export const exportAccount = endpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/users/me/export',
  summary:
    'All that is held of the caller, as JSON: profile, photo, sessions, what they answered while signed in, projects with ' +
    'their questions, tickets, messages and activities. Responses to these are downloaded from each project',
  access: 'signed-in',
  limits: [ACCOUNT_EXPORTS],
  reply: 'file',
  data: file,
});

export const planDeletion = endpoint({
  name: 'planDeletion',
  method: 'POST',
  path: '/users/me/deletion',
  summary: `Sign the caller out everywhere and delete the account after ${DELETION_DAYS} days, unless they sign in before`,
  access: 'signed-in',
  repeatable: false,
  limits: [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.network],
  refusals: ['conflict', 'forbidden'],
  body: z.strictObject({
    currentPassword: z.string().min(1, 'required').max(LONGEST.password).describe('The password of the caller'),
  }),
  data: z.object({ deleteAt: moment.describe('When it is deleted, in UTC') }),
});
