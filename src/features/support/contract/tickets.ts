import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { NEW_TICKETS, SUPPORT_CHANGES } from '../rate-limits.ts';
import { LONGEST_MESSAGE } from './contact-us.ts';
import { filesOfMessage, ticketFile } from './ticket-files.ts';

/** How a ticket stands for staff: one that waits for us is overdue from its due time on. */
export const TICKET_STANDINGS = ['overdue', 'open', 'answered', 'closed'] as const;
export type TicketStanding = (typeof TICKET_STANDINGS)[number];
/** How it stands for its owner, who is not told of our due times. */
export const OWN_STANDINGS = ['open', 'answered', 'closed'] as const;

export const LONGEST_SUBJECT = 150;

const standing = z
  .enum(TICKET_STANDINGS)
  .describe('Waiting for us beyond its due time (`overdue`), waiting for us (`open`), answered, or closed');

const words = z.object({ en: z.string().describe('In English'), bn: z.string().describe('In Bengali') });

const choice = z.object({ _id: z.uuid().describe('Its id'), name: words.describe('Its name') });

const person = z.object({ _id: z.uuid().describe('Its id'), fullName: z.string().describe('First and last name') });

const asker = z
  .object({
    _id: z.uuid().nullable().describe('Id of their account; null where they have none, and are answered by email'),
    fullName: z.string().describe('First and last name'),
  })
  .describe('Whose it is');

const summary = z.object({
  _id: z.uuid().describe('Its id'),
  number: z.int().describe('What people call it by'),
  subject: z.string().describe('What it is about'),
  standing,
  category: words.describe('Name of its category'),
  priority: words.describe('Name of its priority'),
  createdAt: moment.describe('When it was opened, in UTC'),
  updatedAt: moment.describe('When somebody last wrote, in UTC'),
});
export type OwnTicketSummary = z.infer<typeof summary>;

const dueTimes = {
  dueAt: moment.describe('By when our next answer is due, in UTC'),
  firstDueAt: moment.describe('By when our first answer is due, or was, in UTC'),
  firstAnsweredAt: moment.nullable().describe('When we first answered, in UTC; null before'),
};

const staffSummary = summary.extend({
  owner: asker,
  holder: person.nullable().describe('Who on the staff has it in hand; null for nobody'),
  ...dueTimes,
});
export type TicketSummary = z.infer<typeof staffSummary>;

const ticketMessage = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z.enum(['message', 'note']).describe('A message, or a note that only staff are given'),
  text: z.string().describe('What was written'),
  author: z.string().nullable().describe('First and last name of who wrote it; null when the account is gone'),
  byStaff: z.boolean().describe('Whether staff wrote it'),
  files: z.array(ticketFile).describe('What was sent along, in order'),
  createdAt: moment.describe('When, in UTC'),
});

const ticket = summary.extend({
  messages: z.array(ticketMessage).describe('What was written, in order'),
  desk: z
    .object({
      owner: asker
        .extend({ email: z.string().nullable().describe('Email address; null for none') })
        .describe('Whose it is'),
      contactId: z.uuid().nullable().describe('Id of the contact that it was; null where it was opened as a ticket'),
      holder: person.nullable().describe('Who has it in hand; null for nobody'),
      locale: z.enum(LOCALES).describe('Language that its owner writes in'),
      categoryId: z.uuid().describe('Id of its category'),
      priorityId: z.uuid().describe('Id of its priority'),
      ...dueTimes,
    })
    .nullable()
    .describe('What only staff are told; null for its owner'),
});
export type Ticket = z.infer<typeof ticket>;

const text = z.string().trim().min(1, 'required').max(LONGEST_MESSAGE).describe('What to write');
/** What a ticket has to be sorted by; whatever becomes one has words already. */
export const ticketToBe = z.strictObject({
  category: z.uuid({ error: 'required' }).describe('Id of its category'),
  priority: z.uuid({ error: 'required' }).describe('Id of its priority'),
});
const written = z.strictObject({ text, files: filesOfMessage });

export const findTicketChoices = endpoint({
  name: 'findTicketChoices',
  method: 'GET',
  path: '/ticket-choices',
  summary: 'What a ticket may be about, and how much it presses',
  access: 'signed-in',
  data: z.object({
    categories: z.array(choice).describe('What it may be about, in order'),
    priorities: z
      .array(choice.extend({ hours: z.int().describe('Within how many hours we answer') }))
      .describe('How much it presses, in order'),
  }),
});

export const findOwnTickets = endpoint({
  name: 'findOwnTickets',
  method: 'GET',
  path: '/users/me/tickets',
  summary: 'The tickets of the caller, the last written in first',
  access: 'signed-in',
  query: listQuery.extend({ standing: z.enum(OWN_STANDINGS).optional().describe('How it stands') }),
  data: listOf(summary).extend({ byStanding: countsBy(OWN_STANDINGS) }),
});

export const createTicket = endpoint({
  name: 'createTicket',
  method: 'POST',
  path: '/tickets',
  summary: 'Open a ticket',
  access: 'signed-in',
  limits: [NEW_TICKETS],
  status: 201,
  message: 'saved',
  body: z.strictObject({
    subject: z.string().trim().min(1, 'required').max(LONGEST_SUBJECT).describe('What it is about'),
    ...ticketToBe.shape,
    text,
    files: filesOfMessage,
  }),
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const getTicket = endpoint({
  name: 'getTicket',
  method: 'GET',
  path: '/tickets/:id',
  summary: 'A ticket with what was written in it; notes for staff alone',
  access: 'signed-in',
  params: idParams,
  data: ticket,
});

export const addTicketMessage = endpoint({
  name: 'addTicketMessage',
  method: 'POST',
  path: '/tickets/:id/messages',
  summary: 'Write in a ticket; the other side is told by email',
  access: 'signed-in',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: written,
  data: done,
});

export const closeTicket = endpoint({
  name: 'closeTicket',
  method: 'POST',
  path: '/tickets/:id/close',
  summary: 'Close a ticket',
  access: 'signed-in',
  limits: [SUPPORT_CHANGES],
  message: 'ticketIsClosed',
  params: idParams,
  data: done,
});

export const reopenTicket = endpoint({
  name: 'reopenTicket',
  method: 'POST',
  path: '/tickets/:id/reopen',
  summary: 'Reopen a ticket that was closed',
  access: 'signed-in',
  limits: [SUPPORT_CHANGES],
  message: 'reopened',
  params: idParams,
  data: done,
});

export const findTickets = endpoint({
  name: 'findTickets',
  method: 'GET',
  path: '/tickets',
  summary: 'All tickets: first what waits for us, the earliest due first, then the last written in',
  access: 'tickets',
  query: listQuery.extend({ standing: standing.optional() }),
  data: listOf(staffSummary).extend({ byStanding: countsBy(TICKET_STANDINGS) }),
});

/** Over so many days it is told how soon we answer. */
export const FIGURES_DAYS = 30;

export const getTicketFigures = endpoint({
  name: 'getTicketFigures',
  method: 'GET',
  path: '/ticket-figures',
  summary: `How soon tickets were first answered in the last ${FIGURES_DAYS} days`,
  access: 'tickets',
  data: z.object({
    answered: z.int().describe('How many were first answered'),
    inTime: z.int().describe('How many of these by their due time'),
    medianSeconds: z.number().nullable().describe('The median time to the first answer; null for none'),
  }),
});

export const addTicketNote = endpoint({
  name: 'addTicketNote',
  method: 'POST',
  path: '/tickets/:id/notes',
  summary: 'Write a note in a ticket that only staff read',
  access: 'tickets',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: written,
  data: done,
});

export const findTicketHolders = endpoint({
  name: 'findTicketHolders',
  method: 'GET',
  path: '/ticket-holders',
  summary: 'Who on the staff may have a ticket in hand',
  access: 'tickets',
  data: z.array(person),
});

export const holdTicket = endpoint({
  name: 'holdTicket',
  method: 'PUT',
  path: '/tickets/:id/holder',
  summary: 'Put a ticket in the hands of somebody on the staff, or of nobody',
  access: 'tickets',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ holder: z.uuid().nullable().describe('Id of their account; null for nobody') }),
  data: done,
});

export const sortTicket = endpoint({
  name: 'sortTicket',
  method: 'PUT',
  path: '/tickets/:id/choices',
  summary: 'Give a ticket another category or priority; it is due by the new one',
  access: 'tickets',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({
    category: z.uuid().describe('Id of its category'),
    priority: z.uuid().describe('Id of its priority'),
  }),
  data: done,
});
