import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { getAddressChange } from '../contract/addresses.ts';
import { findInvitations } from '../contract/invitations.ts';
import { findPasskeys } from '../contract/passkeys.ts';
import { getSecondStep } from '../contract/second-step.ts';
import { findSessions, findSignIns } from '../contract/sessions.ts';
import { findUserSessions, findUserSignIns, findUsers, getUser } from '../contract/users.ts';

export function sessionsQuery() {
  return callQuery(findSessions);
}

export function signInsQuery() {
  return callQuery(findSignIns);
}

export function secondStepQuery() {
  return callQuery(getSecondStep);
}

export function passkeysQuery() {
  return callQuery(findPasskeys);
}

/** What waits for the code that was sent to a new address. Asked anew each time: the next one sends another. */
export function addressChangeQuery(id: string) {
  return queryOptions({ ...callQuery(getAddressChange, { params: { id } }), retry: false });
}

/** A page of users as the address of the list asks for it; the page before stays until it is there. */
export function usersQuery(listed: Input<typeof findUsers>['query']) {
  return queryOptions({ ...callQuery(findUsers, { query: listed }), placeholderData: keepPreviousData });
}

/** A page of invitations, likewise. */
export function invitationsQuery(listed: Input<typeof findInvitations>['query']) {
  return queryOptions({ ...callQuery(findInvitations, { query: listed }), placeholderData: keepPreviousData });
}

export function userQuery(id: string) {
  return callQuery(getUser, { params: { id } });
}

export function userSessionsQuery(id: string) {
  return callQuery(findUserSessions, { params: { id } });
}

export function userSignInsQuery(id: string) {
  return callQuery(findUserSignIns, { params: { id } });
}
