import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

const mail = z.object({
  _id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  state: z.enum(MAIL_STATES),
  /** There was no mail server: what counts as sent was printed on the server's console and reached nobody. */
  printed: z.boolean(),
  attempts: z.int(),
  createdAt: moment,
  sentAt: moment.nullable(),
});

export const findMails = endpoint({
  name: 'findMails',
  method: 'GET',
  path: '/mails',
  summary: 'The email log, the newest first',
  access: 'admin',
  query: listQuery.extend({ state: z.enum(MAIL_STATES).optional() }),
  data: listOf(mail),
});

export const getMail = endpoint({
  name: 'getMail',
  method: 'GET',
  path: '/mails/:id',
  summary: 'An email as it was sent',
  access: 'admin',
  params: idParams,
  data: mail.extend({ html: z.string(), text: z.string(), error: z.string().nullable() }),
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
    users: z.int(),
    usersThisWeek: z.int(),
    projects: z.int(),
    projectsCollecting: z.int(),
    responses: z.int(),
    mailsFailed: z.int(),
  }),
});
