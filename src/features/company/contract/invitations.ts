import { z } from 'zod';
import { parseEmail } from '#domain/text/email.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { LONGEST } from '../lengths.ts';
import { COMPANY_CHANGES, INVITATIONS } from '../rate-limits.ts';
import { companyLogo, companyProfile } from './company.ts';
import { INVITED_ROLES } from './roles.ts';

/** As many as wait for an answer at most, in one company. */
export const MOST_INVITATIONS = 50;
/** For so long the link in the email works, and one more if it is sent again. */
export const INVITATION_DAYS = 7;

const role = z
  .enum(INVITED_ROLES)
  .describe('What they become: works on its projects (`editor`) or only sees them (`viewer`)');

const invitation = z.object({
  _id: z.uuid().describe('Its id'),
  email: z.string().describe('Email address that it went to'),
  role,
  invitedBy: z.string().nullable().describe('First and last name of who invited; null when the account is gone'),
  sentAt: moment.describe('When the email was last sent, in UTC'),
  expiresAt: moment.describe('When its link stops working, in UTC'),
  isOver: z.boolean().describe('Its link works no longer; sent again, it does'),
});
export type Invitation = z.infer<typeof invitation>;

const invitationParams = idParams.extend({ invitation: z.uuid().describe('Id of the invitation') });
const keyParams = z.strictObject({ key: z.string().min(1).max(100).describe('What the link in the email shows') });

export const findCompanyInvitations = endpoint({
  name: 'findCompanyInvitations',
  method: 'GET',
  path: '/companies/:id/invitations',
  summary: `Who is invited to a company and has not joined yet, for its owners; ${MOST_INVITATIONS} at most can wait`,
  access: 'signed-in',
  params: idParams,
  data: z.array(invitation),
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/companies/:id/invitations',
  summary:
    `Invite somebody by email, with or without an account; the link works once, for ${INVITATION_DAYS} days. The answer ` +
    'is the same whether or not there is an account',
  access: 'signed-in',
  limits: [INVITATIONS.inviter, INVITATIONS.invited],
  status: 201,
  message: 'invitationSent',
  params: idParams,
  body: z.strictObject({
    email: z
      .string()
      .trim()
      .min(1, 'required')
      .max(LONGEST.email)
      .refine((text) => parseEmail(text) !== undefined, 'email')
      .describe('Email address'),
    role,
  }),
  data: z.object({ _id: z.uuid().describe('Id of the invitation') }),
});

export const resendCompanyInvitation = endpoint({
  name: 'resendCompanyInvitation',
  method: 'POST',
  path: '/companies/:id/invitations/:invitation/resend',
  summary: 'Send an invitation again, with a new link; the one before works no longer',
  access: 'signed-in',
  limits: [INVITATIONS.inviter, INVITATIONS.invited],
  message: 'invitationSent',
  params: invitationParams,
  data: done,
});

export const withdrawCompanyInvitation = endpoint({
  name: 'withdrawCompanyInvitation',
  method: 'DELETE',
  path: '/companies/:id/invitations/:invitation',
  summary: 'Withdraw an invitation: its link works no longer',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  params: invitationParams,
  data: done,
});

export const getCompanyInvitation = endpoint({
  name: 'getCompanyInvitation',
  method: 'GET',
  path: '/company-invitations/:key',
  summary: 'What somebody is invited to, for whoever has the link',
  access: 'anyone',
  params: keyParams,
  data: z.object({
    company: companyProfile.shape.name,
    logo: companyLogo,
    role,
    invitedBy: z.string().nullable().describe('First and last name of who invited; null when the account is gone'),
    email: z.string().describe('Email address that it went to, masked; in full for the account that has it'),
    expiresAt: moment.describe('When the link stops working, in UTC'),
    isForCaller: z.boolean().nullable().describe('Whether the caller’s account has this address; null when signed out'),
  }),
});

export const acceptCompanyInvitation = endpoint({
  name: 'acceptCompanyInvitation',
  method: 'POST',
  path: '/company-invitations/:key',
  summary: 'Join the company, with the account that has the address that was invited; the link works no longer',
  access: 'signed-in',
  limits: [COMPANY_CHANGES],
  params: keyParams,
  data: z.object({ _id: z.uuid().describe('Id of the company') }),
});
