import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { findContacts, getContact } from '../contract/contacts.ts';
import { findReceivedMails } from '../contract/received-mails.ts';
import { findOwnTickets, findTickets, getTicket } from '../contract/tickets.ts';

type Listed = Input<typeof findContacts>['query'];

/** A page of contacts as the address of the list asks for it; the page before stays until it is there. */
export function contactsQuery(listed: Listed) {
  return queryOptions({ ...callQuery(findContacts, { query: listed }), placeholderData: keepPreviousData });
}

const COUNTED_MS = 60_000;

/** How many wait for an answer, kept up to date while the back office is open. */
export function waitingContactsQuery() {
  return queryOptions({ ...callQuery(findContacts, { query: { limit: 1 } }), refetchInterval: COUNTED_MS });
}

export function contactQuery(id: string) {
  return callQuery(getContact, { params: { id } });
}

export function ticketsQuery(listed: Input<typeof findTickets>['query']) {
  return queryOptions({ ...callQuery(findTickets, { query: listed }), placeholderData: keepPreviousData });
}

export function receivedMailsQuery(listed: Input<typeof findReceivedMails>['query']) {
  return queryOptions({ ...callQuery(findReceivedMails, { query: listed }), placeholderData: keepPreviousData });
}

export function ownTicketsQuery(listed: Input<typeof findOwnTickets>['query']) {
  return queryOptions({ ...callQuery(findOwnTickets, { query: listed }), placeholderData: keepPreviousData });
}

/** How many wait for us, kept up to date while the back office is open. */
export function waitingTicketsQuery() {
  return queryOptions({ ...callQuery(findTickets, { query: { limit: 1 } }), refetchInterval: COUNTED_MS });
}

const READ_AGAIN_MS = 30_000;

/** Read again while it is looked at: the other side may be writing. */
export function ticketQuery(id: string) {
  return queryOptions({ ...callQuery(getTicket, { params: { id } }), refetchInterval: READ_AGAIN_MS });
}
