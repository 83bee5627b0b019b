import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { SUPPORT_CHANGES } from '../rate-limits.ts';
import { ticketToBe } from './tickets.ts';

/** Why a mail was not taken into a ticket or contact. */
export const REFUSALS = ['unknown', 'sender', 'automatic', 'own', 'empty', 'often', 'large', 'broken'] as const;
export type Refusal = (typeof REFUSALS)[number];

const receivedMail = z.object({
  _id: z.uuid().describe('Its id'),
  sender: z.string().describe('Who it says it is from; anybody may have written it'),
  subject: z.string().describe('Its subject'),
  text: z.string().describe('What it says, as text'),
  refusal: z
    .enum(REFUSALS)
    .describe(
      'Why: it answers nothing that we sent (`unknown`), comes from another address (`sender`), is an automatic answer, ' +
        'is our own, says nothing, came too often, is too large, or cannot be read (`broken`)',
    ),
  ticket: z
    .object({ _id: z.uuid().describe('Its id'), number: z.int().describe('What people call it by') })
    .nullable()
    .describe('The ticket that it says it answers; null for none'),
  contact: z
    .object({ _id: z.uuid().describe('Its id'), subject: z.string().describe('What it is about') })
    .nullable()
    .describe('The contact that it says it answers; null for none'),
  receivedAt: moment.describe('When it was read, in UTC'),
});
export type ReceivedMail = z.infer<typeof receivedMail>;

export const findReceivedMails = endpoint({
  name: 'findReceivedMails',
  method: 'GET',
  path: '/received-mails',
  summary: 'Mails to the mailbox of tickets that were not taken, and why, the newest first',
  access: 'tickets',
  query: listQuery,
  data: listOf(receivedMail),
});

export const dismissReceivedMail = endpoint({
  name: 'dismissReceivedMail',
  method: 'POST',
  path: '/received-mails/:id/dismiss',
  summary: 'Nothing is left to do about a mail that was not taken: it leaves the list',
  access: 'tickets',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  data: done,
});

export const createMailTicket = endpoint({
  name: 'createMailTicket',
  method: 'POST',
  path: '/received-mails/:id/ticket',
  summary:
    'Make a ticket of a mail that answers nothing: of the account that has its address, else of nobody, answered by email',
  access: 'tickets',
  limits: [SUPPORT_CHANGES],
  status: 201,
  message: 'saved',
  params: idParams,
  body: ticketToBe,
  data: z.object({ _id: z.uuid().describe('Id of the ticket') }),
});

export const restoreReceivedMail = endpoint({
  name: 'restoreReceivedMail',
  method: 'POST',
  path: '/received-mails/:id/restore',
  summary:
    'Put a mail that was dismissed on the list again, and take back the ticket made of it while nobody went on there',
  access: 'tickets',
  limits: [SUPPORT_CHANGES],
  message: 'restored',
  params: idParams,
  data: done,
});
