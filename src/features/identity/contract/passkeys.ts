import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { PASSKEY_CHANGES, PASSWORD_TRIES, WRONG_CODES } from '../rate-limits.ts';
import { tokens } from './sessions.ts';

/** Nobody has so many devices. */
export const MOST_PASSKEYS = 20;

const name = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LONGEST.name)
  .describe('What its owner calls it, such as the device it is on');
const currentPassword = z.string().min(1, 'required').max(LONGEST.password).describe('The password of the caller');
const credential = z
  .string()
  .min(1, 'required')
  .max(LONGEST.credential)
  .describe('What the browser answered, as JSON (WebAuthn level 3)');
const options = z.object({ options: z.string().describe('What to ask the browser for, as JSON (WebAuthn level 3)') });

const passkey = z.object({
  _id: z.uuid().describe('Its id'),
  name: z.string().describe('What its owner calls it'),
  createdAt: moment.describe('When it was added, in UTC'),
  usedAt: moment.nullable().describe('When somebody signed in by it last, in UTC; null for never'),
});
export type Passkey = z.infer<typeof passkey>;

export const findPasskeys = endpoint({
  name: 'findPasskeys',
  method: 'GET',
  path: '/users/me/passkeys',
  summary: 'The passkeys that the caller signs in by, the oldest first',
  access: 'signed-in',
  data: z.array(passkey),
});

export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/users/me/passkeys/options',
  summary: 'What to ask a browser for so that it makes a passkey, within five minutes and in this browser',
  access: 'signed-in',
  repeatable: false,
  limits: [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.network],
  refusals: ['conflict'],
  body: z.strictObject({ currentPassword }),
  data: options,
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/users/me/passkeys',
  summary: 'Add the passkey that a browser made',
  access: 'signed-in',
  repeatable: false,
  limits: [PASSKEY_CHANGES],
  refusals: ['conflict', 'gone'],
  status: 201,
  body: z.strictObject({ name, credential }),
  data: passkey,
});

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/users/me/passkeys/:id',
  summary: 'Call a passkey of the caller otherwise',
  access: 'signed-in',
  limits: [PASSKEY_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ name }),
  data: done,
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/users/me/passkeys/:id/remove',
  summary: 'Remove a passkey of the caller: nobody signs in by it any more',
  access: 'signed-in',
  repeatable: false,
  limits: [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.network],
  params: idParams,
  body: z.strictObject({ currentPassword }),
  data: done,
});

export const startPasskeySignIn = endpoint({
  name: 'startPasskeySignIn',
  method: 'GET',
  path: '/auth/passkey',
  summary: 'What to ask a browser for so that it shows a passkey, within five minutes and in this browser',
  access: 'anyone',
  data: options,
});

export const enterByPasskey = endpoint({
  name: 'enterByPasskey',
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Sign in by the passkey that a browser showed; it counts as password and second step',
  access: 'anyone',
  repeatable: false,
  limits: [WRONG_CODES],
  refusals: ['gone', 'forbidden'],
  reply: 'flat',
  body: z.strictObject({ credential }),
  data: tokens,
});
