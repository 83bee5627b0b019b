import { z } from 'zod';
import { ROLES } from '#kit/contract/actor.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { USER_CHANGES, USER_LISTS } from '../rate-limits.ts';
import { USER_STATES } from './profile.ts';

const state = z.enum(USER_STATES).describe('State of the account; only Active and Verified may be signed in');
const role = z.enum(ROLES).describe('Role');

const user = z.object({
  _id: z.uuid().describe('Its id'),
  fullName: z.string().describe('First and last name'),
  email: z.string().nullable().describe('Email address; null for none'),
  phone: z.string().nullable().describe('Mobile number; null for none'),
  role,
  state,
  createdAt: moment.describe('When the account was made, in UTC'),
});
export type UserSummary = z.infer<typeof user>;

export const findUsers = endpoint({
  name: 'findUsers',
  method: 'GET',
  path: '/users',
  summary:
    'Everybody with an account, the newest first, searched by name, email address and mobile number; the total is ' +
    'counted to 10,000 and 10,001 stands for more',
  access: 'users',
  limits: [USER_LISTS],
  query: listQuery.extend({ role: role.optional(), state: state.optional() }),
  data: listOf(user),
});

export const setUserState = endpoint({
  name: 'setUserState',
  method: 'PUT',
  path: '/users/:id/state',
  summary:
    'Change the state of somebody else’s account; one that may not be signed in is signed out everywhere at once',
  access: 'users',
  limits: [USER_CHANGES],
  params: idParams,
  body: z.strictObject({ state }),
  data: done,
});
