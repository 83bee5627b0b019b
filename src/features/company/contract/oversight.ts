import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { COMPANY_OVERSIGHT } from '../rate-limits.ts';
import { companyLogo, companyProfile, suspension } from './company.ts';
import { memberRole } from './roles.ts';

/** Of the specification's content states those that a company can have. */
export const COMPANY_STATES = ['active', 'suspended'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** How a state looks. */
export const COMPANY_TONES = { active: 'success', suspended: 'danger' } as const;

const state = z.enum(COMPANY_STATES).describe('Shown to respondents (`active`), or not (`suspended`)');

const summary = z.object({
  _id: z.uuid().describe('Its id'),
  name: companyProfile.shape.name,
  logo: companyLogo,
  owner: z.string().nullable().describe('First and last name of its first owner; null for none'),
  state,
  members: z.int().describe('How many members it has'),
  projects: z.int().describe('How many projects are under it'),
  createdAt: moment.describe('When it was made, in UTC'),
});
export type AnyCompanySummary = z.infer<typeof summary>;

export const findAllCompanies = endpoint({
  name: 'findAllCompanies',
  method: 'GET',
  path: '/all-companies',
  summary: 'The companies of everybody, the newest first, searched by their names and the names of their members',
  access: 'companies',
  limits: [COMPANY_OVERSIGHT],
  query: listQuery.extend({ state: state.optional() }),
  data: listOf(summary).extend({ byState: countsBy(COMPANY_STATES) }),
});

const member = z.object({
  _id: z.uuid().describe('Id of the account'),
  fullName: z.string().describe('First and last name'),
  email: z.string().nullable().describe('Email address; null for none'),
  role: memberRole,
  joinedAt: moment.describe('Since when, in UTC'),
});

export const getAnyCompany = endpoint({
  name: 'getAnyCompany',
  method: 'GET',
  path: '/all-companies/:id',
  summary: 'Anybody’s company with its members, as the staff see it',
  access: 'companies',
  params: idParams,
  data: companyProfile.extend({
    _id: z.uuid().describe('Its id'),
    logo: companyLogo,
    state,
    suspended: suspension.nullable().describe('Why and since when it is suspended; null for most'),
    createdAt: moment.describe('When it was made, in UTC'),
    projects: z.int().describe('How many projects are under it'),
    memberList: z.array(member).describe('Its members, owners first'),
  }),
});
export type AnyCompany = z.infer<typeof getAnyCompany.data>;

export const suspendCompany = endpoint({
  name: 'suspendCompany',
  method: 'POST',
  path: '/all-companies/:id/suspend',
  summary: 'Suspend a company: at once nobody is shown its name, nobody is invited, and its owners are told why',
  access: 'companies',
  limits: [COMPANY_OVERSIGHT],
  params: idParams,
  body: z.strictObject({
    reason: z.string().trim().min(1, 'required').max(LONGEST.reason).describe('Why, as its owners are told'),
  }),
  data: done,
});

export const restoreCompany = endpoint({
  name: 'restoreCompany',
  method: 'POST',
  path: '/all-companies/:id/restore',
  summary: 'End the suspension of a company; its owners are told',
  access: 'companies',
  limits: [COMPANY_OVERSIGHT],
  params: idParams,
  data: done,
});
