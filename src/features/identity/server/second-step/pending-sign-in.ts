import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { sha256 } from '#kit/server/ids.ts';
import type { Visit } from '../visit.ts';

const COOKIE = 'jorip_second_step';
const SECONDS = 600;
const claimsSchema = z.object({ sub: z.uuid(), password: z.string() });

type Visiting = Pick<Visit, 'cookies' | 'keys' | 'now'>;

/**
 * Lets this browser go on to the second step, for ten minutes. Nothing is kept of it: what it shows is signed under a
 * key of its own, opens nothing without a code, and ends with the password it was given for.
 */
export async function beginSecondStep(
  { cookies, keys, now }: Visiting,
  account: { id: string; passwordHash: string },
): Promise<void> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ password: sha256(account.passwordHash) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(account.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SECONDS)
    .sign(keys.secondStep);
  cookies.set(COOKIE, token, { maxAgeSeconds: SECONDS });
}

/** Whose password was right in this browser, and a test of whether it is still the same one. */
export async function readSecondStep({
  cookies,
  keys,
  now,
}: Visiting): Promise<{ userId: string; isOf: (passwordHash: string) => boolean } | undefined> {
  const token = cookies.get(COOKIE);
  if (token === undefined) return undefined;
  try {
    const options = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, keys.secondStep, options);
    const claims = claimsSchema.safeParse(payload).data;
    return claims && { userId: claims.sub, isOf: (passwordHash) => sha256(passwordHash) === claims.password };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export function endSecondStep({ cookies }: Pick<Visit, 'cookies'>): void {
  cookies.clear(COOKIE);
}
