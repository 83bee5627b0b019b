import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

const mail = z.object({
  _id: z.uuid().describe('Its id'),
  to: z.string().describe('Whom it was sent to'),
  subject: z.string().describe('Its subject'),
  template: z.string().describe('Which mail it is'),
  state: z.enum(MAIL_STATES).describe('How far it is'),
  printed: z.boolean().describe('No mail server was set: it was printed on the console and reached nobody'),
  attempts: z.int().describe('How often sending was tried'),
  createdAt: moment.describe('When it was made, in UTC'),
  sentAt: moment.nullable().describe('When it was sent, in UTC; null before'),
});

export const findMails = endpoint({
  name: 'findMails',
  method: 'GET',
  path: '/mails',
  summary: 'The email log, the newest first',
  access: 'admin',
  query: listQuery.extend({ state: z.enum(MAIL_STATES).optional().describe('How far it is') }),
  data: listOf(mail).extend({ byState: countsBy(MAIL_STATES) }),
});

export const getMail = endpoint({
  name: 'getMail',
  method: 'GET',
  path: '/mails/:id',
  summary: 'An email as it was sent',
  access: 'admin',
  params: idParams,
  data: mail.extend({
    html: z.string().describe('Its HTML'),
    text: z.string().describe('Its plain text'),
    error: z.string().nullable().describe('Why sending failed; null when it did not'),
  }),
});

export const resendMail = endpoint({
  name: 'resendMail',
  method: 'POST',
  path: '/mails/:id/resend',
  summary: 'Send an email of the log again',
  access: 'admin',
  message: 'queued',
  params: idParams,
  data: done,
});

export const getOverview = endpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/overview',
  summary: 'The back office at a glance',
  access: 'staff',
  data: z.object({
    users: z.int().describe('How many accounts'),
    usersThisWeek: z.int().describe('How many of them are new this week'),
    projects: z.int().describe('How many projects'),
    projectsCollecting: z.int().describe('How many projects collect'),
    responses: z.int().describe('How many responses are complete'),
    mailsFailed: z.int().describe('How many mails failed'),
  }),
});
