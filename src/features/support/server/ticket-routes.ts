import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import * as files from '../contract/ticket-files.ts';
import * as tickets from '../contract/tickets.ts';
import { createTicketFile } from './files/create-ticket-file.ts';
import { downloadTicketFile } from './files/download-ticket-file.ts';
import { addTicketMessage } from './tickets/add-ticket-message.ts';
import { addTicketNote } from './tickets/add-ticket-note.ts';
import { closeTicket } from './tickets/close-ticket.ts';
import { createTicket } from './tickets/create-ticket.ts';
import { findOwnTickets } from './tickets/find-own-tickets.ts';
import { findTicketChoices } from './tickets/find-ticket-choices.ts';
import { findTicketHolders } from './tickets/find-ticket-holders.ts';
import { findTickets } from './tickets/find-tickets.ts';
import { getTicket } from './tickets/get-ticket.ts';
import { getTicketFigures } from './tickets/get-ticket-figures.ts';
import { holdTicket } from './tickets/hold-ticket.ts';
import { reopenTicket } from './tickets/reopen-ticket.ts';
import { sortTicket } from './tickets/sort-ticket.ts';

/** The calls of tickets, of their owners and of staff. */
export const ticketRoutes = (keeping: { storage: Storage }): Route[] => [
  route(tickets.findTicketChoices, ({ db }) => findTicketChoices(db)),
  route(tickets.findOwnTickets, (context, { query }) => findOwnTickets(context.db, signedIn(context), query)),
  route(tickets.createTicket, (context, { body }) => createTicket(context.db, signedIn(context), body, context)),
  route(tickets.getTicket, (context, { params }) => getTicket(context.db, signedIn(context), params.id, context.now)),
  route(tickets.addTicketMessage, (context, { params, body }) =>
    whenDone(addTicketMessage(context.db, signedIn(context), { ...params, ...body }, context)),
  ),
  route(tickets.closeTicket, (context, { params }) =>
    whenDone(closeTicket(context.db, signedIn(context), params.id, context.now)),
  ),
  route(tickets.reopenTicket, (context, { params }) =>
    whenDone(reopenTicket(context.db, signedIn(context), params.id, context.now)),
  ),
  route(tickets.findTickets, ({ db, now }, { query }) => findTickets(db, query, now)),
  route(tickets.getTicketFigures, ({ db, now }) => getTicketFigures(db, now)),
  route(tickets.addTicketNote, (context, { params, body }) =>
    whenDone(addTicketNote(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(tickets.findTicketHolders, ({ db }) => findTicketHolders(db)),
  route(tickets.holdTicket, (context, { params, body }) =>
    whenDone(holdTicket(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(tickets.sortTicket, (context, { params, body }) =>
    whenDone(sortTicket(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(files.createTicketFile, (context, { query, body }) =>
    createTicketFile(context.db, keeping.storage, signedIn(context), { ...query, bytes: body }, context.now),
  ),
  route(files.downloadTicketFile, (context, { params }) =>
    downloadTicketFile(context.db, keeping.storage, signedIn(context), params.id),
  ),
];
