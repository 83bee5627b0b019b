import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { MESSAGES } from '../rate-limits.ts';

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
    sentTo: z.string().describe('Masked email address or mobile number'),
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
