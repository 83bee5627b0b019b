import { z } from 'zod';
import { ROLES } from '#kit/contract/actor.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { PERMISSION_NAMES } from '#kit/contract/permissions.ts';
import { SCOPES } from '#kit/contract/scope.ts';
import { LONGEST } from '../lengths.ts';

export const USER_STATES = ['Active', 'Inactive', 'Verified', 'Unverified', 'Suspend'] as const;
export const GENDERS = ['male', 'female'] as const;

export const name = z.string().trim().min(1, 'required').max(LONGEST.name);

export const sessionUser = z.object({
  _id: z.uuid().describe('Its id'),
  fullName: z.string().describe('First and last name'),
  firstName: z.string().describe('First name'),
  lastName: z.string().describe('Last name'),
  email: z.string().nullable().describe('Email address; null for none'),
  phone: z.string().nullable().describe('Mobile number; null for none'),
  role: z.enum(ROLES).describe('Role'),
  image: z
    .string()
    .nullable()
    .describe('Address of the photo, below it in the sizes of `?q=80&w=40&h=40`; null for none'),
  state: z.enum(USER_STATES).describe('State of the account'),
  organization: z.string().describe('Organization'),
  occupation: z.string().describe('Occupation'),
  dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD; null for untold'),
  gender: z.enum(GENDERS).nullable().describe('Gender; null for untold'),
  permissions: z.array(z.enum(PERMISSION_NAMES)).describe('What they may do in the back office'),
  scope: z.array(z.enum(SCOPES)).describe('Kinds of project that they are kept to; none for all'),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user',
  access: 'signed-in',
  reply: 'bare',
  data: sessionUser,
});

export const updateMe = endpoint({
  name: 'updateMe',
  method: 'PUT',
  path: '/users/me',
  summary: 'Change the profile of the caller',
  access: 'signed-in',
  message: 'saved',
  body: z.strictObject({
    firstName: name.describe('First name'),
    lastName: z.string().trim().max(LONGEST.name).describe('Last name'),
    organization: z.string().trim().max(LONGEST.about).describe('Organization'),
    occupation: z.string().trim().max(LONGEST.about).describe('Occupation'),
    dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD; null for untold'),
    gender: z.enum(GENDERS).nullable().describe('Gender; null for untold'),
  }),
  data: sessionUser,
});
