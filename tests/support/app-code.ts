import { generateSync } from 'otplib';

/** What an app shows at a time, a number of half minutes from it. */
export function appCode(secret: string, at: Date, halfMinutes = 0): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) + 30 * halfMinutes });
}
