import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { LAST_REGISTRATION, LAST_RESET, MESSAGES } from '../rate-limits.ts';
import { link } from './credentials.ts';

export const getVerification = endpoint({
  name: 'getVerification',
  method: 'GET',
  path: '/auth/verifications/:id',
  summary: 'What a pending verification waits for',
  access: 'anyone',
  params: idParams,
  query: z.strictObject({ link: link.optional() }),
  data: z.object({
    _id: z.uuid().describe('Its id'),
    purpose: z.enum(['register', 'reset']).describe('What it is for'),
    sentTo: z.string().describe('Masked email address or mobile number'),
    linkWorks: z.boolean().describe('Whether `link` opens it'),
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
  limits: [...Object.values(MESSAGES), LAST_RESET, LAST_REGISTRATION],
  message: 'codeSent',
  params: idParams,
  data: done,
});
