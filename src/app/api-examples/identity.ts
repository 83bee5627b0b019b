import { register, verifyRegistration } from '#features/identity/contract/accounts.ts';
import { changePassword, forgotPassword, resetPassword } from '#features/identity/contract/passwords.ts';
import { deletePhoto, updatePhoto } from '#features/identity/contract/photo.ts';
import { getMe, type SessionUser, updateMe } from '#features/identity/contract/profile.ts';
import {
  endSession,
  findSessions,
  findSignIns,
  login,
  logout,
  refreshToken,
} from '#features/identity/contract/sessions.ts';
import { findUsers, setUserState } from '#features/identity/contract/users.ts';
import { getVerification, resendVerification } from '#features/identity/contract/verification.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, CODE, EMAIL, OWNER, PASSWORD, SESSION, SIGN_IN, TOKEN, VERIFICATION } from './story.ts';

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

export const identityExamples = [
  exampleOf(register, {
    body: { firstName: 'Survey', lastName: 'Owner', identifier: EMAIL, password: PASSWORD },
    data: { _id: VERIFICATION },
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
  exampleOf(updatePhoto, { body: new Uint8Array(), data: { image: `/photos/${PHOTO}` } }),
  exampleOf(deletePhoto, { data: {} }),
  exampleOf(findSessions, {
    data: [
      {
        _id: SESSION,
        current: true,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ip: '203.0.113.7',
        createdAt: AT.created,
        lastUsedAt: AT.read,
      },
    ],
  }),
  exampleOf(findSignIns, {
    data: [
      {
        _id: SIGN_IN,
        at: AT.created,
        isRefused: false,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ip: '203.0.113.7',
      },
    ],
  }),
  exampleOf(endSession, { params: { id: SESSION }, data: {} }),
  exampleOf(findUsers, {
    query: { q: 'owner', state: 'Verified' },
    data: {
      items: [
        {
          _id: OWNER,
          fullName: owner.fullName,
          email: EMAIL,
          phone: null,
          role: 'user',
          state: 'Verified',
          createdAt: AT.created,
        },
      ],
      next: null,
      total: 1,
    },
  }),
  exampleOf(setUserState, { params: { id: OWNER }, body: { state: 'Suspend' }, data: {} }),
];
