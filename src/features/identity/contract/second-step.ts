import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { PASSWORD_TRIES, SECOND_STEPS, WRONG_CODES } from '../rate-limits.ts';
import { code } from './credentials.ts';
import { tokens } from './sessions.ts';

/** A code of the app or, where that is lost, a recovery code. */
const stepCode = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LONGEST.stepCode)
  .describe('The six digits that the app shows, or a recovery code');

const currentPassword = z.string().min(1, 'required').max(LONGEST.password).describe('The password of the caller');

const proof = z.strictObject({ currentPassword, code: stepCode });

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Ten codes, each good once in place of one of the app; told this once'),
});

const OWN_PASSWORD = [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.network];

export const getSecondStep = endpoint({
  name: 'getSecondStep',
  method: 'GET',
  path: '/users/me/second-step',
  summary: 'Whether signing in as the caller takes a code of an app after the password',
  access: 'signed-in',
  data: z.object({
    since: moment.nullable().describe('Since when, in UTC; null while a password is enough'),
    recoveryCodesLeft: z.int().describe('How many recovery codes still work'),
    isNeeded: z.boolean().describe('Whether the back office is closed to the caller until it is turned on'),
  }),
});

export const startAuthenticator = endpoint({
  name: 'startAuthenticator',
  method: 'POST',
  path: '/users/me/authenticator',
  summary: 'Begin to use an authenticator app: gives the secret it makes its codes from, this once',
  access: 'signed-in',
  repeatable: false,
  limits: OWN_PASSWORD,
  refusals: ['conflict'],
  body: z.strictObject({ currentPassword }),
  data: z.object({
    secret: z.string().describe('To type into an app, in base 32'),
    address: z.string().describe('The same as an `otpauth:` address, for a QR code'),
  }),
});

export const confirmAuthenticator = endpoint({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/users/me/authenticator/confirm',
  summary: 'Turn the second step on by the first code of the app; every other session of the caller ends',
  access: 'signed-in',
  repeatable: false,
  limits: [WRONG_CODES],
  refusals: ['conflict'],
  body: z.strictObject({ code: code.describe('The six digits that the app shows') }),
  data: recoveryCodes,
});

export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  method: 'POST',
  path: '/users/me/authenticator/remove',
  summary: 'Turn the second step off: from then on the password is enough',
  access: 'signed-in',
  repeatable: false,
  limits: [...OWN_PASSWORD, SECOND_STEPS.known, WRONG_CODES],
  refusals: ['conflict'],
  body: proof,
  data: done,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/users/me/recovery-codes',
  summary: 'Make ten new recovery codes; those before work no more',
  access: 'signed-in',
  repeatable: false,
  limits: [...OWN_PASSWORD, SECOND_STEPS.known, WRONG_CODES],
  refusals: ['conflict'],
  body: proof,
  data: recoveryCodes,
});

export const getPendingSignIn = endpoint({
  name: 'getPendingSignIn',
  method: 'GET',
  path: '/auth/second-step',
  summary: 'Whether this browser, by a cookie of its own, may enter the code that its sign-in still needs',
  access: 'anyone',
  refusals: ['not_found'],
  data: done,
});

export const enterSecondStep = endpoint({
  name: 'enterSecondStep',
  method: 'POST',
  path: '/auth/second-step',
  summary: 'Sign in by the code of the app, or a recovery code, within ten minutes after the password',
  access: 'anyone',
  repeatable: false,
  limits: [...Object.values(SECOND_STEPS), WRONG_CODES],
  refusals: ['gone', 'forbidden'],
  reply: 'flat',
  body: z.strictObject({ code: stepCode }),
  data: tokens,
});
