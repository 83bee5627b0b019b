import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as choices from '../contract/ticket-choices.ts';
import { createTicketCategory } from './choices/create-ticket-category.ts';
import { createTicketPriority } from './choices/create-ticket-priority.ts';
import { deleteTicketChoice } from './choices/delete-ticket-choice.ts';
import { findTicketCategories } from './choices/find-ticket-categories.ts';
import { findTicketPriorities } from './choices/find-ticket-priorities.ts';
import { orderTicketChoices } from './choices/order-ticket-choices.ts';
import { restoreTicketChoice } from './choices/restore-ticket-choice.ts';
import { updateTicketCategory } from './choices/update-ticket-category.ts';
import { updateTicketPriority } from './choices/update-ticket-priority.ts';

/** The calls of what tickets are offered to choose from. */
export const choiceRoutes: Route[] = [
  route(choices.findTicketCategories, ({ db }) => findTicketCategories(db)),
  route(choices.createTicketCategory, (context, { body }) =>
    createTicketCategory(context.db, signedIn(context), body, context.now),
  ),
  route(choices.updateTicketCategory, (context, { params, body }) =>
    whenDone(updateTicketCategory(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(choices.findTicketPriorities, ({ db }) => findTicketPriorities(db)),
  route(choices.createTicketPriority, (context, { body }) =>
    createTicketPriority(context.db, signedIn(context), body, context.now),
  ),
  route(choices.updateTicketPriority, (context, { params, body }) =>
    whenDone(updateTicketPriority(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(choices.deleteTicketChoice, (context, { params }) =>
    whenDone(deleteTicketChoice(context.db, signedIn(context), params, context.now)),
  ),
  route(choices.restoreTicketChoice, (context, { params }) =>
    whenDone(restoreTicketChoice(context.db, signedIn(context), params, context.now)),
  ),
  route(choices.orderTicketChoices, (context, { params, body }) =>
    whenDone(orderTicketChoices(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
];
