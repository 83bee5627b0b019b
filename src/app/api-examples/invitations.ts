import {
  acceptInvitation,
  findInvitations,
  getInvitation,
  inviteUsers,
  resendInvitation,
  withdrawInvitation,
} from '#features/identity/contract/invitations.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, EMAIL, TOKEN } from './story.ts';

const INVITED = 'colleague@example.org';
const INVITATION = '0199f2c4-9f07-7d21-a3b5-6c8e0f1a2b34';
const INVITATION_LINK = 'm4Xt0cRk7Lw2PzQbE9vYsA';
const INVITER = 'Survey Owner';

export const invitationExamples = [
  exampleOf(inviteUsers, {
    body: { emails: [INVITED, EMAIL], role: 'surveyor', locale: 'en', message: 'Welcome to the team!' },
    data: {
      results: [
        { email: INVITED, outcome: 'invited' },
        { email: EMAIL, outcome: 'hasAccount' },
      ],
    },
  }),
  exampleOf(findInvitations, {
    query: { q: 'colleague' },
    data: {
      items: [
        {
          _id: INVITATION,
          email: INVITED,
          role: 'surveyor',
          state: 'open',
          invitedBy: INVITER,
          sentAt: AT.created,
          expiresAt: '2026-03-12T05:20:00.000Z',
        },
      ],
      next: null,
      total: 1,
    },
  }),
  exampleOf(resendInvitation, { params: { id: INVITATION }, data: {} }),
  exampleOf(withdrawInvitation, { params: { id: INVITATION }, data: {} }),
  exampleOf(getInvitation, {
    params: { token: INVITATION_LINK },
    data: {
      email: INVITED,
      role: 'surveyor',
      invitedBy: INVITER,
      expiresAt: '2026-03-12T05:20:00.000Z',
    },
  }),
  exampleOf(acceptInvitation, {
    params: { token: INVITATION_LINK },
    body: { firstName: 'New', lastName: 'Colleague', password: 'four yellow kites' },
    data: { accessToken: TOKEN },
  }),
];
