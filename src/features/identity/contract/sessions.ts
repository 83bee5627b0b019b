import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { PASSWORD_TRIES } from '../rate-limits.ts';
import { identifier } from './credentials.ts';
import { FACTOR_CHANGES, REFUSALS } from './ways-in.ts';

export const tokens = z.object({ accessToken: z.string().describe('For the Authorization header') });

/** What follows on a password or a first code: a session, or the second step. */
export const entered = z.object({
  accessToken: z.string().optional().describe('For the Authorization header'),
  secondStep: z
    .literal(true)
    .optional()
    .describe('Set instead of a token when a code of the app is still needed, at `/auth/second-step`'),
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in; tokens also arrive as cookies',
  access: 'anyone',
  repeatable: false,
  limits: [...Object.values(PASSWORD_TRIES)],
  reply: 'flat',
  body: z
    .strictObject({
      identifier: identifier.optional(),
      email: identifier.optional().describe('The identifier under its other name; one of the two'),
      password: z.string().min(1, 'required').max(LONGEST.password).describe('A password'),
    })
    .refine(({ identifier, email }) => identifier !== undefined || email !== undefined, {
      path: ['identifier'],
      error: 'required',
    })
    .refine(({ identifier, email }) => identifier === undefined || email === undefined, {
      path: ['email'],
      error: 'notBoth',
      params: { one: 'identifier', other: 'email' },
    }),
  data: entered.extend({
    verificationId: z.uuid().optional().describe('Set instead of a token when the account must be verified first'),
  }),
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/auth/logout',
  summary: 'End the session',
  access: 'anyone',
  data: done,
});

export const refreshToken = endpoint({
  name: 'refreshToken',
  method: 'GET',
  path: '/auth/refresh_token',
  summary: 'Renew the access token from the refresh cookie; the refresh token rotates',
  access: 'anyone',
  refusals: ['signed_out'],
  data: tokens,
});

export const session = z.object({
  _id: z.uuid().describe('Its id'),
  current: z.boolean().describe('Whether it is the one calling'),
  userAgent: z.string().describe('Browser, as it names itself'),
  ip: z.string().describe('Network address it was last seen at'),
  createdAt: moment.describe('When it was made, in UTC'),
  lastUsedAt: moment.describe('When it was last used, in UTC'),
});

export const findSessions = endpoint({
  name: 'findSessions',
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'Where the user is signed in',
  access: 'signed-in',
  data: z.array(session),
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  summary: 'Sign out one of the sessions of the caller',
  access: 'signed-in',
  params: idParams,
  data: done,
});

export const findSignIns = endpoint({
  name: 'findSignIns',
  method: 'GET',
  path: '/users/me/sign-ins',
  summary:
    'The last sign-ins to the account of the caller, the last refused ones and the last changes of the second step, the ' +
    'newest first',
  access: 'signed-in',
  data: z.array(
    z.object({
      _id: z.uuid().describe('Its id'),
      at: moment.describe('When, in UTC'),
      isRefused: z
        .boolean()
        .describe('Whether it was refused: a wrong password or code, or a state that lets nobody in'),
      refusal: z
        .enum(REFUSALS)
        .nullable()
        .describe('Why it was refused; null for one that was not, and where it is not known'),
      change: z.enum(FACTOR_CHANGES).nullable().describe('What changed of the second step; null for a sign-in'),
      userAgent: z.string().describe('Browser, as it named itself; empty for untold'),
      ip: z.string().nullable().describe('Network address it came from; null for unknown'),
    }),
  ),
});
