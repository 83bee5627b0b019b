import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import {
  ACCOUNT_REQUESTS,
  FREE_REQUESTS,
  LAST_RESET,
  MESSAGES,
  PASSWORD_CHANGES,
  PASSWORD_TRIES,
  PROVEN_REQUESTS,
  WRONG_CODES,
} from '../rate-limits.ts';
import { code, identifier, isSameTwice, link, password, repeated, SAME_TWICE } from './credentials.ts';
import { proof } from './proofs.ts';

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Send a code and a link to reset the password; the answer is the same whether or not the account exists',
  access: 'anyone',
  repeatable: false,
  limits: [FREE_REQUESTS, PROVEN_REQUESTS, ACCOUNT_REQUESTS, ...Object.values(MESSAGES), LAST_RESET],
  body: z.strictObject({ identifier, proof }),
  data: z.object({ _id: z.uuid().describe('Its id') }).describe('For /change-password/{id}'),
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password/:id',
  summary: 'Set a new password with the code or the link of the message; every session of the account ends',
  access: 'anyone',
  repeatable: false,
  limits: [WRONG_CODES, PASSWORD_CHANGES],
  message: 'passwordChanged',
  params: idParams,
  body: z
    .strictObject({ code: code.optional(), link: link.optional(), password, repeated })
    .refine(isSameTwice, SAME_TWICE)
    .refine(({ code, link }) => code !== undefined || link !== undefined, { path: ['code'], error: 'required' })
    .refine(({ code, link }) => code === undefined || link === undefined, {
      path: ['link'],
      error: 'notBoth',
      params: { one: 'code', other: 'link' },
    }),
  data: done,
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/users/me/password',
  summary: 'Change the password of the caller, whose other sessions end',
  access: 'signed-in',
  repeatable: false,
  limits: [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.network, PASSWORD_CHANGES],
  refusals: ['conflict'],
  message: 'passwordChanged',
  body: z.strictObject({
    currentPassword: z.string().min(1, 'required').max(LONGEST.password).describe('The password so far'),
    password,
  }),
  data: done,
});
