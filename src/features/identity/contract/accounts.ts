import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { parseIdentifier } from '../identifier.ts';
import { LONGEST } from '../lengths.ts';
import {
  ACCOUNT_REQUESTS,
  FREE_REQUESTS,
  LAST_REGISTRATION,
  MESSAGES,
  PROVEN_REQUESTS,
  WRONG_CODES,
} from '../rate-limits.ts';
import { code, identifier, isSameTwice, password, repeated, SAME_TWICE } from './credentials.ts';
import { name } from './profile.ts';
import { proof } from './proofs.ts';
import { entered } from './sessions.ts';

export function checkIdentifier(typed: string, context: z.RefinementCtx<string>): void {
  const reading = parseIdentifier(typed);
  if (typed === '' || !('problem' in reading)) return;
  context.addIssue({ code: 'custom', message: reading.problem, params: reading.values });
}

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account; a code is sent to verify it',
  access: 'anyone',
  repeatable: false,
  limits: [FREE_REQUESTS, PROVEN_REQUESTS, ACCOUNT_REQUESTS, ...Object.values(MESSAGES), LAST_REGISTRATION],
  status: 201,
  body: z
    .strictObject({
      firstName: name.describe('First name'),
      lastName: z.string().trim().max(LONGEST.name).default('').describe('Last name'),
      identifier: identifier.superRefine(checkIdentifier).describe('Email address or Bangladeshi mobile number'),
      password,
      repeated,
      proof,
    })
    .refine(isSameTwice, SAME_TWICE),
  data: z
    .object({ _id: z.uuid().describe('Its id') })
    .describe('The verification to complete, for /register-verify/{id}'),
});

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  path: '/auth/verifications/:id/verify',
  summary: 'Verify the account with its code and sign in; an account with a second step goes on to that',
  access: 'anyone',
  repeatable: false,
  limits: [WRONG_CODES],
  refusals: ['conflict'],
  reply: 'flat',
  params: idParams,
  body: z.strictObject({ code }),
  data: entered,
});
