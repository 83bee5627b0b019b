import { z } from 'zod';
import { ROLES } from '#kit/contract/actor.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { GRANTABLE } from '#kit/contract/permissions.ts';
import { SCOPES } from '#kit/contract/scope.ts';
import { USER_CHANGES } from '../rate-limits.ts';

const permissions = z.array(z.enum(GRANTABLE)).max(GRANTABLE.length);

/** The number of what was read: a save names it, and is refused where somebody else saved since. */
const revision = z.int().min(0).describe('Number of this state of it');

const agentPermissions = z.strictObject({ permissions: permissions.describe('What every agent may do'), revision });

export const rights = z.strictObject({
  role: z.enum(ROLES).describe('Role'),
  permissions: permissions.describe('Of an agent, what they may do; of anybody else, none'),
  scope: z.array(z.enum(SCOPES)).max(SCOPES.length).describe('Kinds of project that they are kept to; none for all'),
});
export type Rights = z.infer<typeof rights>;

/** As they are kept. What an agent may do is seen beside what all agents may, so a change of that counts as well. */
export const keptRights = rights.extend({ revision });

const kept = z.object({ revision });

export const getAgentPermissions = endpoint({
  name: 'getAgentPermissions',
  method: 'GET',
  path: '/agent-permissions',
  summary: 'What every agent may do, unless it is otherwise for one of them',
  access: 'roles',
  data: agentPermissions,
});

export const updateAgentPermissions = endpoint({
  name: 'updateAgentPermissions',
  method: 'PUT',
  path: '/agent-permissions',
  summary: 'Change what every agent may do; it is so from their next call on',
  access: 'roles',
  limits: [USER_CHANGES],
  message: 'saved',
  body: agentPermissions,
  data: kept,
});

export const updateUserRights = endpoint({
  name: 'updateUserRights',
  method: 'PUT',
  path: '/users/:id/rights',
  summary:
    'Change somebody else’s role, what they may do as an agent, and what they are kept to; it is so from their next ' +
    'call on',
  access: 'roles',
  limits: [USER_CHANGES],
  message: 'saved',
  params: idParams,
  body: keptRights,
  data: kept,
});
