import { exportAccount, planDeletion } from '#features/identity/contract/account-data.ts';
import { register, verifyRegistration } from '#features/identity/contract/accounts.ts';
import {
  confirmAddressChange,
  getAddressChange,
  getAddressObjection,
  objectToAddressChange,
  resendAddressCode,
  startAddressChange,
} from '#features/identity/contract/addresses.ts';
import { changePassword, forgotPassword, resetPassword } from '#features/identity/contract/passwords.ts';
import { deletePhoto, updatePhoto } from '#features/identity/contract/photo.ts';
import { getMe, type SessionUser, updateMe } from '#features/identity/contract/profile.ts';
import { getProofChallenge } from '#features/identity/contract/proofs.ts';
import {
  getAgentPermissions,
  type Rights,
  updateAgentPermissions,
  updateUserRights,
} from '#features/identity/contract/rights.ts';
import {
  endSession,
  findSessions,
  findSignIns,
  login,
  logout,
  refreshToken,
} from '#features/identity/contract/sessions.ts';
import {
  endUserSessions,
  findUserSessions,
  findUserSignIns,
  findUsers,
  getUser,
  removeUserSecondStep,
  setUserState,
} from '#features/identity/contract/users.ts';
import { getVerification, resendVerification } from '#features/identity/contract/verification.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { invitationExamples } from './invitations.ts';
import { passkeyExamples } from './passkeys.ts';
import { secondStepExamples } from './second-step.ts';
import { AT, CODE, EMAIL, OWNER, PASSWORD, SESSION, SIGN_IN, TOKEN, VERIFICATION } from './story.ts';

const NEW_EMAIL = 'new@example.org';
const OBJECTION = 'q8Jx2LmV0sYtR5bWcE7uKd';
const PHOTO = 'Zr3kV0b9QmT1yWxE5uNc7A';
const NEW_PASSWORD = 'four yellow kites';

const owner: SessionUser = {
  _id: OWNER,
  fullName: 'Survey Owner',
  firstName: 'Survey',
  lastName: 'Owner',
  email: EMAIL,
  phone: null,
  role: 'user',
  image: null,
  state: 'Verified',
  organization: 'Example Shop',
  occupation: 'Manager',
  dateOfBirth: null,
  gender: null,
  permissions: [],
  scope: [],
};

const session = {
  _id: SESSION,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip: '203.0.113.7',
  createdAt: AT.created,
  lastUsedAt: AT.read,
};

const { userAgent, ip } = session;
const signIn = { _id: SIGN_IN, at: AT.created, isRefused: false, refusal: null, change: null, userAgent, ip };

const account = {
  _id: OWNER,
  fullName: owner.fullName,
  email: EMAIL,
  phone: null,
  role: 'user' as const,
  state: 'Verified' as const,
  createdAt: AT.created,
};

const ofAgents: Rights['permissions'] = ['overview', 'projects', 'content', 'contacts', 'tickets', 'errors'];

export const identityExamples = [
  exampleOf(register, {
    body: { firstName: 'Survey', lastName: 'Owner', identifier: EMAIL, password: PASSWORD },
    data: { _id: VERIFICATION },
  }),
  exampleOf(getProofChallenge, {
    data: {
      challenge: JSON.stringify({
        parameters: { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '9f2c', nonce: '01', salt: '02' },
        signature: '5e1d',
      }),
    },
  }),
  exampleOf(getVerification, {
    params: { id: VERIFICATION },
    data: {
      _id: VERIFICATION,
      purpose: 'register',
      sentTo: 'o•••@example.org',
      linkWorks: false,
      expiresAt: '2026-03-05T05:10:00.000Z',
      resendAt: '2026-03-05T05:01:00.000Z',
    },
  }),
  exampleOf(resendVerification, { params: { id: VERIFICATION }, data: {} }),
  exampleOf(verifyRegistration, {
    params: { id: VERIFICATION },
    body: { code: CODE },
    data: { accessToken: TOKEN },
  }),
  exampleOf(login, { body: { identifier: EMAIL, password: PASSWORD }, data: { accessToken: TOKEN } }),
  ...secondStepExamples,
  ...passkeyExamples,
  exampleOf(logout, { data: {} }),
  exampleOf(refreshToken, { data: { accessToken: TOKEN } }),
  exampleOf(forgotPassword, { body: { identifier: EMAIL }, data: { _id: VERIFICATION } }),
  exampleOf(resetPassword, {
    params: { id: VERIFICATION },
    body: { code: CODE, password: NEW_PASSWORD },
    data: {},
  }),
  exampleOf(changePassword, {
    body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
    data: {},
  }),
  exampleOf(getMe, { data: owner }),
  exampleOf(updateMe, {
    body: {
      firstName: owner.firstName,
      lastName: owner.lastName,
      organization: owner.organization,
      occupation: owner.occupation,
      dateOfBirth: null,
      gender: null,
    },
    data: owner,
  }),
  exampleOf(startAddressChange, {
    body: { identifier: NEW_EMAIL, currentPassword: PASSWORD },
    data: { _id: VERIFICATION },
  }),
  exampleOf(getAddressChange, {
    params: { id: VERIFICATION },
    data: {
      _id: VERIFICATION,
      kind: 'email',
      sentTo: NEW_EMAIL,
      expiresAt: '2026-03-05T05:10:00.000Z',
      resendAt: '2026-03-05T05:01:00.000Z',
    },
  }),
  exampleOf(resendAddressCode, { params: { id: VERIFICATION }, data: {} }),
  exampleOf(confirmAddressChange, {
    params: { id: VERIFICATION },
    body: { code: CODE },
    data: { ...owner, email: NEW_EMAIL },
  }),
  exampleOf(getAddressObjection, {
    params: { token: OBJECTION },
    data: { kind: 'email', restores: true, changedTo: 'n•••@example.org', changedAt: AT.saved },
  }),
  exampleOf(objectToAddressChange, { params: { token: OBJECTION }, data: { _id: VERIFICATION } }),
  ...invitationExamples,
  exampleOf(exportAccount, { data: '{"exportedAt": "2026-03-05T05:00:00.000Z", …}' }),
  exampleOf(planDeletion, { body: { currentPassword: PASSWORD }, data: { deleteAt: '2026-03-19T05:00:00.000Z' } }),
  exampleOf(updatePhoto, { body: new Uint8Array(), data: { image: `/photos/${PHOTO}` } }),
  exampleOf(deletePhoto, { data: {} }),
  exampleOf(findSessions, { data: [{ ...session, current: true }] }),
  exampleOf(findSignIns, { data: [signIn] }),
  exampleOf(endSession, { params: { id: SESSION }, data: {} }),
  exampleOf(findUsers, {
    query: { q: 'owner', state: 'Verified' },
    data: {
      items: [account],
      next: null,
      total: 1,
      byState: { Active: 0, Verified: 1, Unverified: 0, Inactive: 0, Suspend: 0 },
    },
  }),
  exampleOf(getUser, {
    params: { id: OWNER },
    data: {
      ...account,
      image: null,
      organization: owner.organization,
      occupation: owner.occupation,
      projects: 2,
      hasSecondStep: true,
      rights: { role: 'user', permissions: [], scope: [], revision: 1 },
      ofAgents,
      abilities: { lookAfter: true, changeRights: true },
    },
  }),
  exampleOf(findUserSessions, { params: { id: OWNER }, data: [{ ...session, current: false }] }),
  exampleOf(findUserSignIns, { params: { id: OWNER }, data: [signIn] }),
  exampleOf(removeUserSecondStep, { params: { id: OWNER }, data: {} }),
  exampleOf(endUserSessions, { params: { id: OWNER }, data: { ended: 1 } }),
  exampleOf(updateUserRights, {
    params: { id: OWNER },
    body: { role: 'surveyor', permissions: [], scope: ['survey', 'poll'], revision: 1 },
    data: { revision: 2 },
  }),
  exampleOf(getAgentPermissions, { data: { permissions: ofAgents, revision: 0 } }),
  exampleOf(updateAgentPermissions, { body: { permissions: ofAgents, revision: 0 }, data: { revision: 1 } }),
  exampleOf(setUserState, { params: { id: OWNER }, body: { state: 'Suspend' }, data: {} }),
];
