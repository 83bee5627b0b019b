import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { ADDRESS_CHANGES, ADDRESS_MESSAGES, PASSWORD_TRIES, WRONG_CODES } from '../rate-limits.ts';
import { checkIdentifier } from './accounts.ts';
import { code, identifier } from './credentials.ts';
import { sessionUser } from './profile.ts';

const kind = z.enum(['email', 'phone']).describe('Which of them it is');

export const startAddressChange = endpoint({
  name: 'startAddressChange',
  method: 'POST',
  path: '/users/me/address-changes',
  summary:
    'Send a code to the email address or mobile number that the caller wants to have instead; the answer is the same ' +
    'whether or not somebody else has it already',
  access: 'signed-in',
  repeatable: false,
  limits: [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.network, ADDRESS_CHANGES, ADDRESS_MESSAGES],
  status: 201,
  body: z.strictObject({
    identifier: identifier.superRefine(checkIdentifier).describe('The new email address or Bangladeshi mobile number'),
    currentPassword: z.string().min(1, 'required').max(LONGEST.password).describe('The password of the caller'),
  }),
  data: z.object({ _id: z.uuid().describe('Its id') }).describe('The change, which waits for its code'),
});

export const getAddressChange = endpoint({
  name: 'getAddressChange',
  method: 'GET',
  path: '/users/me/address-changes/:id',
  summary: 'A change of address of the caller that still waits for its code',
  access: 'signed-in',
  params: idParams,
  data: z.object({
    _id: z.uuid().describe('Its id'),
    kind,
    sentTo: z.string().describe('The new email address or mobile number'),
    expiresAt: moment.describe('When the code expires, in UTC'),
    resendAt: moment.describe('When another may be sent, in UTC'),
  }),
});

export const resendAddressCode = endpoint({
  name: 'resendAddressCode',
  method: 'POST',
  path: '/users/me/address-changes/:id/resend',
  summary: 'Send a new code to the new address',
  access: 'signed-in',
  repeatable: false,
  limits: [ADDRESS_CHANGES, ADDRESS_MESSAGES],
  message: 'codeSent',
  params: idParams,
  data: done,
});

export const confirmAddressChange = endpoint({
  name: 'confirmAddressChange',
  method: 'POST',
  path: '/users/me/address-changes/:id/confirm',
  summary: 'Change the address by its code; every other session of the caller ends, and the old address is told',
  access: 'signed-in',
  repeatable: false,
  limits: [WRONG_CODES],
  params: idParams,
  body: z.strictObject({ code }),
  data: sessionUser,
});

const objectionParams = z.strictObject({
  token: z.string().min(1).max(100).describe('What the link in the message to the old address shows'),
});

export const getAddressObjection = endpoint({
  name: 'getAddressObjection',
  method: 'GET',
  path: '/auth/address-objections/:token',
  summary: 'The change of address that whoever had the address before may object to',
  access: 'anyone',
  params: objectionParams,
  data: z.object({
    kind,
    restores: z.boolean().describe('Whether there was an address before, which comes back'),
    changedTo: z.string().describe('Masked email address or mobile number'),
    changedAt: moment.describe('When it was changed, in UTC'),
  }),
});

export const objectToAddressChange = endpoint({
  name: 'objectToAddressChange',
  method: 'POST',
  path: '/auth/address-objections/:token',
  summary:
    'Take the change back: the old address is in its place again, every session ends, the password no longer works, and ' +
    'a code to choose a new one is sent to the old address',
  access: 'anyone',
  repeatable: false,
  refusals: ['conflict'],
  params: objectionParams,
  data: z.object({
    _id: z.uuid().nullable().describe('For /change-password/{id}; null where no more codes are sent at the moment'),
  }),
});
