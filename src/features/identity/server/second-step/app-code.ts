import { generateSecret, generateURI, verifySync } from 'otplib';

/** The name under which apps list the account. */
const ISSUER = 'Jorip';
/** A code of the half minute before and of the one after is right as well: clocks of phones are not exact. */
const TOLERANCE_SECONDS = 30;

export const APP_CODE = /^\d{6}$/;

/** What an app makes its codes from (RFC 6238). */
export function newAppSecret(): string {
  return generateSecret();
}

/** The secret as a QR code says it to an app. */
export function addressOfSecret(secret: string, account: string): string {
  return generateURI({ issuer: ISSUER, label: account, secret });
}

/** The half minute that a code is of, later than `lastStep`; undefined for a wrong code, and for one taken before. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  if (!APP_CODE.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: TOLERANCE_SECONDS,
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
