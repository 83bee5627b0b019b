import { z } from 'zod';
import { parseEmail } from '#domain/text/email.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/listing.ts';
import { CONTACTS } from '../rate-limits.ts';

/** The contact page promises a reply within so many hours. */
export const ANSWERED_WITHIN_HOURS = 72;

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;
const LONGEST_SUBJECT = 150;
/** What a person writes to us, or we to them. */
export const LONGEST_MESSAGE = 5_000;

export const getContactForm = endpoint({
  name: 'getContactForm',
  method: 'GET',
  path: '/contact-form',
  summary: 'What a message to us is sent with: it tells when writing began',
  access: 'anyone',
  data: z.object({ form: z.string().describe('To be sent with the message, three seconds later or more') }),
});

export const sendContact = endpoint({
  name: 'sendContact',
  method: 'POST',
  path: '/contacts',
  summary: 'Write to us; the same message sent again on one day is the same contact',
  access: 'anyone',
  repeatable: false,
  limits: [CONTACTS.network, CONTACTS.sender],
  refusals: ['gone'],
  status: 201,
  message: 'contactSent',
  body: z.strictObject({
    name: z.string().trim().min(1, 'required').max(LONGEST_NAME).describe('Who is writing'),
    email: z
      .string()
      .trim()
      .min(1, 'required')
      .max(LONGEST_EMAIL)
      .refine((typed) => typed === '' || parseEmail(typed) !== undefined, 'email')
      .describe('Where the answer goes'),
    phone: z.string().trim().max(LONGEST_PHONE).default('').describe('Mobile number of 11 digits; empty for none'),
    subject: z.string().trim().min(1, 'required').max(LONGEST_SUBJECT).describe('What it is about'),
    message: z.string().trim().min(1, 'required').max(LONGEST_MESSAGE).describe('What they have to say'),
    form: z.string().max(200).default('').describe('From `getContactForm`'),
    website: z.string().max(500).default('').describe('Stays empty: only machines fill it in'),
  }),
  data: z.object({ dueAt: moment.describe('By when it is answered, in UTC') }),
});
