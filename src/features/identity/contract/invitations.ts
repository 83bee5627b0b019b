import { z } from 'zod';
import { parseEmail } from '#domain/text/email.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { ROLES } from '#kit/contract/actor.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { LONGEST, MOST_INVITED } from '../lengths.ts';
import { INVITATIONS, INVITATIONS_TO_ONE, PASSWORD_CHANGES, USER_LISTS } from '../rate-limits.ts';
import { isSameTwice, password, repeated, SAME_TWICE } from './credentials.ts';
import { name } from './profile.ts';
import { tokens } from './sessions.ts';

const role = z.enum(ROLES).describe('The role that the account will have');

/** What became of an address: a mail is on its way, or why none is. */
export const INVITING_OUTCOMES = ['invited', 'hasAccount', 'invitedAlready', 'repeated', 'limited'] as const;

/** All that are no addresses are named at once. */
function checkEmails(typed: string[], context: z.RefinementCtx<string[]>): void {
  const wrong = typed.filter((email) => parseEmail(email) === undefined);
  if (wrong.length === 0) return;
  context.addIssue({ code: 'custom', message: 'emailsWrong', params: { emails: wrong.join(', ') } });
}

export const inviteUsers = endpoint({
  name: 'inviteUsers',
  method: 'POST',
  path: '/invitations',
  summary:
    'Invite people by email to open an account with a role, one of the back office only with the permission to decide ' +
    'on roles; each address is told of by itself, and one that is not invited keeps no other from it',
  access: 'users',
  limits: [INVITATIONS, INVITATIONS_TO_ONE],
  body: z.strictObject({
    emails: z
      .array(z.string().max(LONGEST.identifier))
      .min(1, 'required')
      .max(MOST_INVITED)
      .superRefine(checkEmails)
      .describe('Email addresses'),
    role,
    locale: z.enum(LOCALES).describe('Language of the mail'),
    message: z
      .string()
      .trim()
      .max(LONGEST.invitation)
      .default('')
      .describe('What the mail says besides, as plain text'),
  }),
  data: z.object({
    results: z
      .array(
        z.object({
          email: z.string().describe('Email address'),
          outcome: z.enum(INVITING_OUTCOMES).describe('Whether a mail is on its way, or why none is'),
        }),
      )
      .describe('What became of each address, in the order in which they came'),
  }),
});
export type InvitingResult = z.infer<(typeof inviteUsers)['data']>['results'][number];

/** How an invitation stands that was neither accepted nor withdrawn. */
export const INVITATION_STATES = ['open', 'expired', 'void', 'hasAccount'] as const;

const invitation = z.object({
  _id: z.uuid().describe('Its id'),
  email: z.string().describe('Email address'),
  role,
  state: z
    .enum(INVITATION_STATES)
    .describe(
      '`void` where whoever sent it may no longer give that role: sent again by somebody who may, it is open. ' +
        '`hasAccount` where somebody registered with the address by themselves',
    ),
  invitedBy: z.string().describe('Name of who sent it last'),
  sentAt: moment.describe('When its newest link was sent, in UTC'),
  expiresAt: moment.describe('Until when that works, in UTC'),
});
export type Invitation = z.infer<typeof invitation>;

export const findInvitations = endpoint({
  name: 'findInvitations',
  method: 'GET',
  path: '/invitations',
  summary: 'Who is invited and has no account yet, the newest first, searched by email address',
  access: 'users',
  limits: [USER_LISTS],
  query: listQuery,
  data: listOf(invitation),
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/invitations/:id/resend',
  summary: 'Send another link, which works for another 7 days; the one before stops working',
  access: 'users',
  limits: [INVITATIONS, INVITATIONS_TO_ONE],
  refusals: ['conflict'],
  params: idParams,
  data: done,
});

export const withdrawInvitation = endpoint({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Withdraw an invitation: its link stops working',
  access: 'users',
  params: idParams,
  data: done,
});

const tokenParams = z.strictObject({
  token: z.string().min(1).max(100).describe('What the link in the mail shows'),
});

export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/auth/invitations/:token',
  summary: 'What the link of an invitation opens; refused with 410 once it is used, withdrawn, expired or void',
  access: 'anyone',
  refusals: ['gone'],
  params: tokenParams,
  data: z.object({
    email: z.string().describe('The address that the account will have'),
    role,
    invitedBy: z.string().describe('Name of who sent it'),
    expiresAt: moment.describe('Until when it works, in UTC'),
  }),
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/auth/invitations/:token',
  summary: 'Open the account and sign in; the link has verified its address',
  access: 'anyone',
  repeatable: false,
  limits: [PASSWORD_CHANGES],
  refusals: ['gone', 'conflict'],
  reply: 'flat',
  params: tokenParams,
  body: z
    .strictObject({
      firstName: name.describe('First name'),
      lastName: z.string().trim().max(LONGEST.name).default('').describe('Last name'),
      password,
      repeated,
    })
    .refine(isSameTwice, SAME_TWICE),
  data: tokens,
});
