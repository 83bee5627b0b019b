/** What somebody showed to sign in: a password alone, after it a code of their app or a recovery code, or a passkey. */
export const WAYS_IN = ['password', 'app', 'recoveryCode', 'passkey'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Why somebody was not let in: what was wrong first. A code is asked for after the right password alone. */
export const REFUSALS = ['noAccount', 'password', 'code', 'state'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What may change of a second factor; each is recorded, and its owner is told by mail. */
export const FACTOR_CHANGES = [
  'secondStepOn',
  'secondStepOff',
  'secondStepRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];
