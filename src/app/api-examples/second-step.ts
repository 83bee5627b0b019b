import {
  confirmAuthenticator,
  enterSecondStep,
  getPendingSignIn,
  getSecondStep,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '#features/identity/contract/second-step.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, PASSWORD, TOKEN } from './story.ts';

const RECOVERY_CODES = ['7HQ2-M4XK-9T3B-VW6E', 'C5RA-02NP-ZJ8D-4GYS'];
const proof = { currentPassword: PASSWORD, code: '482916' };

export const secondStepExamples = [
  exampleOf(getPendingSignIn, { data: {} }),
  exampleOf(enterSecondStep, { body: { code: '482916' }, data: { accessToken: TOKEN } }),
  exampleOf(getSecondStep, { data: { since: AT.saved, recoveryCodesLeft: 9, isNeeded: false } }),
  exampleOf(startAuthenticator, {
    body: { currentPassword: PASSWORD },
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Jorip:owner%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Jorip',
    },
  }),
  exampleOf(confirmAuthenticator, { body: { code: '482916' }, data: { recoveryCodes: RECOVERY_CODES } }),
  exampleOf(removeAuthenticator, { body: proof, data: {} }),
  exampleOf(renewRecoveryCodes, { body: proof, data: { recoveryCodes: RECOVERY_CODES } }),
];
