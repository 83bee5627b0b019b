import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { SUPPORT_CHANGES } from '../rate-limits.ts';
import { LONGEST_MESSAGE } from './contact-us.ts';
import { ticketToBe } from './tickets.ts';

/** How a contact stands: what is open is overdue from its due time on. */
export const CONTACT_STANDINGS = ['overdue', 'open', 'answered', 'closed'] as const;
export type ContactStanding = (typeof CONTACT_STANDINGS)[number];

const standing = z
  .enum(CONTACT_STANDINGS)
  .describe('Waiting beyond its due time (`overdue`), waiting (`open`), answered, or closed without another word');

const summary = z.object({
  _id: z.uuid().describe('Its id'),
  name: z.string().describe('Who wrote'),
  email: z.string().describe('Where the answer goes'),
  subject: z.string().describe('What it is about'),
  standing,
  createdAt: moment.describe('When it came, in UTC'),
  dueAt: moment.describe('By when it is to be answered, in UTC'),
});
export type ContactSummary = z.infer<typeof summary>;

const contactEntry = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z
    .enum(['answer', 'note', 'reply'])
    .describe('Sent by email (`answer`), for staff alone (`note`), or what they wrote back by email (`reply`)'),
  text: z.string().describe('What was written'),
  author: z
    .string()
    .nullable()
    .describe('First and last name of who on the staff wrote it; null when the account is gone, and of a reply'),
  createdAt: moment.describe('When, in UTC'),
});

const contact = summary.extend({
  phone: z.string().nullable().describe('Mobile number; null for none'),
  message: z.string().describe('What they wrote'),
  locale: z.enum(LOCALES).describe('Language that they wrote in, and are answered in'),
  account: z
    .object({ _id: z.uuid().describe('Its id'), fullName: z.string().describe('First and last name') })
    .nullable()
    .describe('The account that has this email address; null for none'),
  entries: z.array(contactEntry).describe('What was written since, in order'),
  ticket: z
    .object({
      _id: z.uuid().describe('Its id'),
      number: z.int().describe('What people call it by'),
      isUntouched: z.boolean().describe('Nobody wrote in it since, so it may be a contact again'),
    })
    .nullable()
    .describe('The ticket that it became, where it is answered; null where it did not'),
});
export type Contact = z.infer<typeof contact>;

export const findContacts = endpoint({
  name: 'findContacts',
  method: 'GET',
  path: '/contacts',
  summary: 'What people wrote to us: first what waits for an answer, the earliest due first, then the newest',
  access: 'contacts',
  query: listQuery.extend({ standing: standing.optional() }),
  data: listOf(summary).extend({ byStanding: countsBy(CONTACT_STANDINGS) }),
});

export const getContact = endpoint({
  name: 'getContact',
  method: 'GET',
  path: '/contacts/:id',
  summary: 'What somebody wrote to us, and what became of it',
  access: 'contacts',
  params: idParams,
  data: contact,
});

const written = z.strictObject({
  text: z.string().trim().min(1, 'required').max(LONGEST_MESSAGE).describe('What to write'),
});

export const answerContact = endpoint({
  name: 'answerContact',
  method: 'POST',
  path: '/contacts/:id/answers',
  summary: 'Answer by email, in the language they wrote in and with their own words below',
  access: 'contacts',
  limits: [SUPPORT_CHANGES],
  message: 'answerSent',
  params: idParams,
  body: written,
  data: done,
});

export const addContactNote = endpoint({
  name: 'addContactNote',
  method: 'POST',
  path: '/contacts/:id/notes',
  summary: 'Write a note beside it that only staff read',
  access: 'contacts',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: written,
  data: done,
});

export const closeContact = endpoint({
  name: 'closeContact',
  method: 'POST',
  path: '/contacts/:id/close',
  summary: 'Close a contact: nobody needs to answer it any more',
  access: 'contacts',
  limits: [SUPPORT_CHANGES],
  message: 'contactClosed',
  params: idParams,
  data: done,
});

export const reopenContact = endpoint({
  name: 'reopenContact',
  method: 'POST',
  path: '/contacts/:id/reopen',
  summary: 'Reopen a contact that was closed',
  access: 'contacts',
  limits: [SUPPORT_CHANGES],
  message: 'reopened',
  params: idParams,
  data: done,
});

export const createContactTicket = endpoint({
  name: 'createContactTicket',
  method: 'POST',
  path: '/contacts/:id/ticket',
  summary:
    'Make a ticket of a contact, with all that was written: of the account that has the address, else of nobody, answered by email',
  access: 'contacts',
  limits: [SUPPORT_CHANGES],
  status: 201,
  message: 'saved',
  params: idParams,
  body: ticketToBe,
  data: z.object({ _id: z.uuid().describe('Id of the ticket') }),
});

export const deleteContactTicket = endpoint({
  name: 'deleteContactTicket',
  method: 'DELETE',
  path: '/contacts/:id/ticket',
  summary: 'Make a contact again of a ticket in which nobody wrote since it became one',
  access: 'contacts',
  limits: [SUPPORT_CHANGES],
  message: 'restored',
  params: idParams,
  data: done,
});
