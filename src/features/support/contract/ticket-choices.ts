import { z } from 'zod';
import { inBothLanguages } from '#features/site/contract/content.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf } from '#kit/contract/listing.ts';
import { SUPPORT_CHANGES } from '../rate-limits.ts';

/** What is chosen for a ticket, by its word in addresses. */
export const CHOICE_KINDS = ['categories', 'priorities'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** As many of a kind as anybody reads in a field. */
export const MOST_CHOICES = 50;

const LONGEST_NAME = 60;
/** A month: who needs longer has no due time. */
const MOST_HOURS = 720;

const words = z.object({ en: z.string().describe('In English'), bn: z.string().describe('In Bengali') });

export const categoryContent = z.strictObject({
  name: inBothLanguages(LONGEST_NAME).describe('What it is called'),
});
export type CategoryContent = z.infer<typeof categoryContent>;

export const priorityContent = categoryContent.extend({
  hours: z.int().min(1).max(MOST_HOURS).describe('Within how many hours we answer what is written from then on'),
});
export type PriorityContent = z.infer<typeof priorityContent>;

/** The number of what was read: a save names it, and is refused where somebody else saved since. */
const revision = z.int().min(1).describe('Number of this state of it');

const category = z.object({
  _id: z.uuid().describe('Its id'),
  name: words.describe('What it is called'),
  tickets: z.int().describe('How many tickets have it'),
  revision,
});
export type Category = z.infer<typeof category>;

const priority = category.extend({ hours: z.int().describe('Within how many hours we answer') });
export type Priority = z.infer<typeof priority>;

const kindParams = z.object({ kind: z.enum(CHOICE_KINDS).describe('What is chosen') });
const choiceParams = kindParams.extend(idParams.shape);

export const findTicketCategories = endpoint({
  name: 'findTicketCategories',
  method: 'GET',
  path: '/ticket-choices/categories',
  summary: 'What tickets may be about, as it is edited, in the order in which it is offered',
  access: 'ticketChoices',
  data: listOf(category),
});

export const createTicketCategory = endpoint({
  name: 'createTicketCategory',
  method: 'POST',
  path: '/ticket-choices/categories',
  summary: 'Add something that tickets may be about, at the end',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  status: 201,
  message: 'saved',
  body: categoryContent,
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const updateTicketCategory = endpoint({
  name: 'updateTicketCategory',
  method: 'PUT',
  path: '/ticket-choices/categories/:id',
  summary: 'Change something that tickets may be about; tickets that have it show its new name',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: categoryContent.extend({ revision }),
  data: done,
});

export const findTicketPriorities = endpoint({
  name: 'findTicketPriorities',
  method: 'GET',
  path: '/ticket-choices/priorities',
  summary: 'How much tickets may press, as it is edited, in the order in which it is offered',
  access: 'ticketChoices',
  data: listOf(priority),
});

export const createTicketPriority = endpoint({
  name: 'createTicketPriority',
  method: 'POST',
  path: '/ticket-choices/priorities',
  summary: 'Add a priority of tickets, at the end',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  status: 201,
  message: 'saved',
  body: priorityContent,
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const updateTicketPriority = endpoint({
  name: 'updateTicketPriority',
  method: 'PUT',
  path: '/ticket-choices/priorities/:id',
  summary: 'Change a priority of tickets; what waits already stays due when it is',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: idParams,
  body: priorityContent.extend({ revision }),
  data: done,
});

export const deleteTicketChoice = endpoint({
  name: 'deleteTicketChoice',
  method: 'DELETE',
  path: '/ticket-choices/:kind/:id',
  summary: 'Offer a category or priority no longer; tickets that have it keep it',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  message: 'deleted',
  params: choiceParams,
  data: done,
});

export const restoreTicketChoice = endpoint({
  name: 'restoreTicketChoice',
  method: 'POST',
  path: '/ticket-choices/:kind/:id/restore',
  summary: 'Restore a category or priority that was deleted, as it was',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  message: 'restored',
  params: choiceParams,
  data: done,
});

export const orderTicketChoices = endpoint({
  name: 'orderTicketChoices',
  method: 'POST',
  path: '/ticket-choices/:kind/order',
  summary: 'Put all categories or all priorities in order',
  access: 'ticketChoices',
  limits: [SUPPORT_CHANGES],
  message: 'saved',
  params: kindParams,
  body: z.strictObject({
    ids: z
      .array(z.uuid().describe('Id of one of them'))
      .max(MOST_CHOICES)
      .describe('The id of each of them once, the first first'),
  }),
  data: done,
});
