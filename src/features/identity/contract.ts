import { z } from 'zod';
import { parseEmail } from '#domain/text/email.ts';
import { parseBangladeshMobile } from '#domain/text/phone.ts';
import { ROLES } from '#kit/contract/actor.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { LONGEST, SHORTEST_PASSWORD } from './lengths.ts';
import { ACCOUNT_REQUESTS, MESSAGES, PASSWORD_CHANGES, PASSWORD_TRIES, WRONG_CODES } from './rate-limits.ts';

export const USER_STATES = ['Active', 'Inactive', 'Verified', 'Unverified', 'Suspend'] as const;
export const GENDERS = ['male', 'female'] as const;

const identifier = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LONGEST.identifier)
  .describe('Email address or Bangladesh mobile number, in either digit set');
const password = z
  .string()
  .min(1, 'required')
  .min(SHORTEST_PASSWORD, 'passwordShort')
  .max(LONGEST.password)
  .describe('The new password');
const repeated = z
  .string()
  .max(LONGEST.password)
  .optional()
  .describe('The password again, where a person types it twice');
const name = z.string().trim().min(1, 'required').max(LONGEST.name);
const code = z.string().trim().min(1, 'required').max(LONGEST.code).describe('The code from the message');

/** Judged also when other fields are wrong: a form says everything at once. */
const SAME_TWICE = {
  path: ['repeated'],
  error: 'confirmed',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

function isSameTwice(typed: { password?: string; repeated?: string }): boolean {
  return !typed.password || typed.repeated === undefined || typed.repeated === typed.password;
}

function isEmailOrMobile(typed: string): boolean {
  return (parseEmail(typed) ?? parseBangladeshMobile(typed)) !== undefined;
}

const sessionUser = z.object({
  _id: z.uuid().describe('Its id'),
  fullName: z.string().describe('First and last name'),
  firstName: z.string().describe('First name'),
  lastName: z.string().describe('Last name'),
  email: z.string().nullable().describe('Email address; null for none'),
  phone: z.string().nullable().describe('Mobile number; null for none'),
  role: z.enum(ROLES).describe('Role'),
  image: z.string().nullable().describe('Address of the picture'),
  state: z.enum(USER_STATES).describe('State of the account'),
  organization: z.string().describe('Organization'),
  occupation: z.string().describe('Occupation'),
  dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD; null for untold'),
  gender: z.enum(GENDERS).nullable().describe('Gender; null for untold'),
  permissions: z.array(z.string()).describe('What the role may do'),
  scope: z.array(z.string()).describe('Areas the user may enter'),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account; a code is sent to verify it',
  access: 'anyone',
  repeatable: false,
  limits: [ACCOUNT_REQUESTS, MESSAGES.quarter, MESSAGES.day],
  status: 201,
  body: z
    .strictObject({
      firstName: name.describe('First name'),
      lastName: z.string().trim().max(LONGEST.name).default('').describe('Last name'),
      identifier: identifier
        .refine(isEmailOrMobile, 'emailOrPhone')
        .describe('Email address or Bangladesh mobile number'),
      password,
      repeated,
    })
    .refine(isSameTwice, SAME_TWICE),
  data: z
    .object({ _id: z.uuid().describe('Its id') })
    .describe('The verification to complete, for /register-verify/{id}'),
});

export const getVerification = endpoint({
  name: 'getVerification',
  method: 'GET',
  path: '/auth/verifications/:id',
  summary: 'What a pending verification waits for',
  access: 'anyone',
  params: idParams,
  data: z.object({
    _id: z.uuid().describe('Its id'),
    purpose: z.enum(['register', 'reset']).describe('What it is for'),
    sentTo: z.string().describe('Masked address or number'),
    expiresAt: moment.describe('When the code expires, in UTC'),
    resendAt: moment.describe('When another may be sent, in UTC'),
  }),
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/auth/verifications/:id/resend',
  summary: 'Send a new code',
  access: 'anyone',
  repeatable: false,
  limits: [MESSAGES.quarter, MESSAGES.day],
  message: 'codeSent',
  params: idParams,
  data: done,
});

const tokens = z.object({ accessToken: z.string().describe('For the Authorization header') });

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  path: '/auth/verifications/:id/verify',
  summary: 'Verify the account with its code and sign in',
  access: 'anyone',
  repeatable: false,
  limits: [WRONG_CODES],
  refusals: ['conflict'],
  reply: 'flat',
  params: idParams,
  body: z.strictObject({ code }),
  data: tokens,
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
      error: 'unknownField',
    }),
  data: tokens.extend({
    verificationId: z.uuid().optional().describe('Set instead of a token when the account must be verified first'),
    accessToken: z.string().optional().describe('For the Authorization header'),
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

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Send a code to reset the password; the answer is the same whether or not the account exists',
  access: 'anyone',
  repeatable: false,
  limits: [ACCOUNT_REQUESTS, MESSAGES.quarter, MESSAGES.day],
  body: z.strictObject({ identifier }),
  data: z.object({ _id: z.uuid().describe('Its id') }).describe('For /change-password/{id}'),
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password/:id',
  summary: 'Set a new password with the code; every session of the account ends',
  access: 'anyone',
  repeatable: false,
  limits: [WRONG_CODES, PASSWORD_CHANGES],
  message: 'passwordChanged',
  params: idParams,
  body: z.strictObject({ code, password, repeated }).refine(isSameTwice, SAME_TWICE),
  data: done,
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/users/me/password',
  summary: 'Change the password of the caller, whose other sessions end',
  access: 'signed-in',
  repeatable: false,
  limits: [PASSWORD_TRIES.pair, PASSWORD_TRIES.account, PASSWORD_TRIES.address, PASSWORD_CHANGES],
  refusals: ['conflict'],
  message: 'passwordChanged',
  body: z.strictObject({
    currentPassword: z.string().min(1, 'required').max(LONGEST.password).describe('The password so far'),
    password,
  }),
  data: done,
});

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user',
  access: 'signed-in',
  reply: 'bare',
  data: sessionUser,
});

export const updateMe = endpoint({
  name: 'updateMe',
  method: 'PUT',
  path: '/users/me',
  summary: 'Change the profile of the caller',
  access: 'signed-in',
  message: 'saved',
  body: z.strictObject({
    firstName: name.describe('First name'),
    lastName: z.string().trim().max(LONGEST.name).describe('Last name'),
    organization: z.string().trim().max(LONGEST.about).describe('Organization'),
    occupation: z.string().trim().max(LONGEST.about).describe('Occupation'),
    dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD; null for untold'),
    gender: z.enum(GENDERS).nullable().describe('Gender; null for untold'),
  }),
  data: sessionUser,
});

export const session = z.object({
  _id: z.uuid().describe('Its id'),
  current: z.boolean().describe('Whether it is the one calling'),
  userAgent: z.string().describe('Browser, as it names itself'),
  ip: z.string().describe('Address it was last seen at'),
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
