import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { COMPANY_CHANGES } from '../rate-limits.ts';
import { memberRole } from './roles.ts';

/** As many members as a company has at most. */
export const MOST_MEMBERS = 200;

const member = z.object({
  _id: z.uuid().describe('Id of the account'),
  fullName: z.string().describe('First and last name'),
  image: z.string().nullable().describe('Address of the photo; null for none'),
  email: z.string().nullable().describe('Email address, for owners alone; null for none'),
  role: memberRole,
  joinedAt: moment.describe('Since when, in UTC'),
});
export type Member = z.infer<typeof member>;

const memberParams = idParams.extend({ member: z.uuid().describe('Id of the account of a member') });

export const findMembers = endpoint({
  name: 'findMembers',
  method: 'GET',
  path: '/companies/:id/members',
  summary: `The members of a company, owners first; ${MOST_MEMBERS} at most, so they come whole`,
  access: 'signed-in',
  params: idParams,
  data: z.array(member),
});

export const setMemberRole = endpoint({
  name: 'setMemberRole',
  method: 'PUT',
  path: '/companies/:id/members/:member/role',
  summary: 'Give a member another role; a company always keeps an owner',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  message: 'saved',
  params: memberParams,
  body: z.strictObject({ role: memberRole }),
  data: done,
});

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/companies/:id/members/:member',
  summary: 'Remove a member, whose access to its projects ends at once; projects that belong to them leave with them',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  params: memberParams,
  data: done,
});

export const leaveCompany = endpoint({
  name: 'leaveCompany',
  method: 'POST',
  path: '/companies/:id/leave',
  summary: 'Leave a company, as `removeMember`; its only owner hands it over first',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  params: idParams,
  data: done,
});

export const handOverCompany = endpoint({
  name: 'handOverCompany',
  method: 'POST',
  path: '/companies/:id/hand-over',
  summary: 'Make another member the owner in the place of the caller, who stays as an editor',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  message: 'saved',
  params: idParams,
  body: z.strictObject({ member: z.uuid({ error: 'required' }).describe('Id of the account of a member') }),
  data: done,
});
