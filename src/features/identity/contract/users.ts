import { z } from 'zod';
import { ROLES } from '#kit/contract/actor.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { USER_CHANGES, USER_LISTS } from '../rate-limits.ts';
import { USER_STATES } from './profile.ts';
import { keptRights } from './rights.ts';
import { findSessions, findSignIns } from './sessions.ts';

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
  data: listOf(user).extend({ byState: countsBy(USER_STATES) }),
});

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/users/:id',
  summary: 'One account, and what the caller may change of it',
  access: 'users',
  params: idParams,
  data: user.extend({
    image: z.string().nullable().describe('Address of the picture'),
    organization: z.string().describe('Organization'),
    occupation: z.string().describe('Occupation'),
    projects: z.int().describe('How many projects they have'),
    hasSecondStep: z.boolean().describe('Whether signing in takes a code after the password'),
    rights: keptRights.describe('Role, permissions and scope'),
    ofAgents: keptRights.shape.permissions.describe('What every agent may do'),
    abilities: z
      .object({
        lookAfter: z.boolean().describe('Change the state, sign out everywhere'),
        changeRights: z.boolean().describe('Change role, permissions and scope'),
      })
      .describe('What the caller may do with it'),
  }),
});
export type UserAccount = z.infer<(typeof getUser)['data']>;

export const findUserSessions = endpoint({
  name: 'findUserSessions',
  method: 'GET',
  path: '/users/:id/sessions',
  summary: 'Where somebody is signed in',
  access: 'users',
  params: idParams,
  data: findSessions.data,
});

export const endUserSessions = endpoint({
  name: 'endUserSessions',
  method: 'DELETE',
  path: '/users/:id/sessions',
  summary: 'Sign somebody else out everywhere, at once',
  access: 'users',
  limits: [USER_CHANGES],
  params: idParams,
  data: z.object({ ended: z.int().describe('How many sessions ended') }),
});

export const removeUserSecondStep = endpoint({
  name: 'removeUserSecondStep',
  method: 'DELETE',
  path: '/users/:id/second-step',
  summary: 'Let somebody else in by their password alone, who lost what makes their codes; they are told by mail',
  access: 'users',
  limits: [USER_CHANGES],
  params: idParams,
  data: done,
});

export const findUserSignIns = endpoint({
  name: 'findUserSignIns',
  method: 'GET',
  path: '/users/:id/sign-ins',
  summary:
    'The last sign-ins to an account, the last refused ones and the last changes of its second step, the newest first',
  access: 'users',
  params: idParams,
  data: findSignIns.data,
});

export const setUserState = endpoint({
  name: 'setUserState',
  method: 'PUT',
  path: '/users/:id/state',
  summary:
    'Change the state of somebody else’s account, of staff by administrators alone; one that may not be signed in is ' +
    'signed out everywhere at once',
  access: 'users',
  limits: [USER_CHANGES],
  params: idParams,
  body: z.strictObject({ state }),
  data: done,
});
