import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { parseEmail } from '#domain/text/email.ts';
import { isPhoneText } from '#domain/text/phone-text.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { bytes, done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { COMPANY_CHANGES, NEW_COMPANIES, NEW_LOGOS } from '../rate-limits.ts';
import { memberRole } from './roles.ts';

/** A member of more companies than this takes up no further one. */
export const MOST_COMPANIES = 50;

const inLanguages = (longest: number) =>
  z.strictObject({
    en: z.string().trim().max(longest).optional().describe('In English'),
    bn: z.string().trim().max(longest).optional().describe('In Bengali'),
  });

const name = inLanguages(LONGEST.name)
  .refine(({ en, bn }) => Boolean(en || bn), { path: ['en'], error: 'required' })
  .describe('Its name, in one language or both');

const orEmpty = (longest: number, isRight: (text: string) => boolean, problem: string) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text === '' || isRight(text), problem);

/** What a company tells of itself. */
export const companyProfile = z.strictObject({
  name,
  description: inLanguages(LONGEST.description).describe('What it does, in one language or both'),
  website: orEmpty(LONGEST.website, (text) => parseSecureAddress(text) !== undefined, 'url').describe(
    'Address of its website, of https; empty for none',
  ),
  email: orEmpty(LONGEST.email, (text) => parseEmail(text) !== undefined, 'email').describe(
    'Its email address; empty for none',
  ),
  phone: orEmpty(LONGEST.phone, isPhoneText, 'contactPhone').describe('Its phone number; empty for none'),
  address: inLanguages(LONGEST.address).describe('Where it is, in one language or both'),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

export const companyLogo = z
  .string()
  .nullable()
  .describe('Address of its logo, below it in the sizes of `?q=80&w=40&h=40`; null for none');

export const suspension = z.object({
  reason: z.string().describe('Why, as the staff wrote it'),
  at: moment.describe('When, in UTC'),
});

const abilities = z.object({
  update: z.boolean().describe('The caller may change it'),
  invite: z.boolean().describe('The caller may invite people'),
  manageMembers: z.boolean().describe('The caller may change roles, remove members and withdraw invitations'),
  delete: z.boolean().describe('The caller may delete it'),
});
export type CompanyAbilities = z.infer<typeof abilities>;

const summary = z.object({
  _id: z.uuid().describe('Its id'),
  name: companyProfile.shape.name,
  logo: companyLogo,
  role: memberRole.describe('What the caller is in it'),
  members: z.int().describe('How many members it has'),
  isSuspended: z.boolean().describe('The staff have suspended it: nobody is shown its name'),
});
export type CompanySummary = z.infer<typeof summary>;

export const company = companyProfile.extend({
  ...summary.shape,
  suspended: suspension.nullable().describe('Why and since when it is suspended; null for most'),
  revision: z.int().describe('Raised when the profile is saved; a save names the one it started from'),
  createdAt: moment.describe('When it was made, in UTC'),
  abilities: abilities.describe('What the caller may do with it'),
});
export type Company = z.infer<typeof company>;

export const findCompanies = endpoint({
  name: 'findCompanies',
  method: 'GET',
  path: '/companies',
  summary: `The companies that the caller is a member of, by name; ${MOST_COMPANIES} at most, so they come whole`,
  access: 'signed-in',
  data: listOf(summary),
});

export const createCompany = endpoint({
  name: 'createCompany',
  method: 'POST',
  path: '/companies',
  summary: 'Make a company, whose owner the caller is',
  access: 'signed-in',
  limits: [NEW_COMPANIES],
  status: 201,
  message: 'saved',
  body: z.strictObject({ name }),
  data: z.object({ _id: z.uuid().describe('Its id') }),
});

export const getCompany = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/companies/:id',
  summary: 'A company, for its members',
  access: 'signed-in',
  params: idParams,
  data: company,
});

export const updateCompany = endpoint({
  name: 'updateCompany',
  method: 'PUT',
  path: '/companies/:id',
  summary: 'Change what a company tells of itself; refused with `conflict` where somebody else saved since',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  message: 'saved',
  params: idParams,
  body: companyProfile.extend({ revision: z.int32().describe('The revision that the save started from') }),
  data: company,
});

export const deleteCompany = endpoint({
  name: 'deleteCompany',
  method: 'DELETE',
  path: '/companies/:id',
  summary: 'Delete a company. Projects under it stay with whom they belong to; nobody else has access to them any more',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  message: 'deleted',
  params: idParams,
  data: done,
});

export const updateCompanyLogo = endpoint({
  name: 'updateCompanyLogo',
  method: 'PUT',
  path: '/companies/:id/logo',
  summary:
    'Upload the logo of a company (JPG, GIF or PNG, judged by its bytes), as bytes. It is made anew as a square, and ' +
    'served below the address that `logo` names, at `?q=80&w=40&h=40`',
  access: 'signed-in',
  limits: [NEW_LOGOS],
  refusals: ['busy'],
  keysKnown: 'For as long as it is the logo, for the same bytes are the same logo,',
  params: idParams,
  body: bytes,
  mostBytes: LIMITS.sentImageBytes,
  data: z.object({ logo: z.string().describe('Address of the logo') }),
});

export const deleteCompanyLogo = endpoint({
  name: 'deleteCompanyLogo',
  method: 'DELETE',
  path: '/companies/:id/logo',
  summary: 'Remove the logo of a company',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  params: idParams,
  data: done,
});
