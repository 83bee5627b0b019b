/** What somebody showed to sign in: a password alone, or after it a code of their app or a recovery code. */
export const WAYS_IN = ['password', 'app', 'recoveryCode'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** What may change of a second factor; each is recorded, and its owner is told by mail. */
export const FACTOR_CHANGES = [
  'secondStepOn',
  'secondStepOff',
  'secondStepRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];
