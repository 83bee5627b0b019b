import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { isLimited } from '../counted-work.ts';
import type { Visit } from '../visit.ts';

const COOKIE = 'jorip_passkey';
const SECONDS = 300;
/** Who signs in is known by their passkey alone. */
const ANYONE = 'anyone';
const claimsSchema = z.object({ sub: z.string(), challenge: z.string() });

/** Counted once: what was answered is not answered again. */
const ONE_ANSWER = {
  name: 'passkeys:challenge',
  counts: 'answers to one challenge',
  limit: 1,
  windowSeconds: SECONDS,
};

type Visiting = Pick<Visit, 'cookies' | 'keys' | 'now'>;

/** Keeps in this browser what it is asked to sign, and for whom. */
export async function keepChallenge(
  { cookies, keys, now }: Visiting,
  challenge: string,
  userId: string = ANYONE,
): Promise<void> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ challenge })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SECONDS)
    .sign(keys.passkey);
  cookies.set(COOKIE, token, { maxAgeSeconds: SECONDS });
}

/** What this browser was asked to sign for somebody, which can be answered once. */
export async function takeChallenge(db: Db, visit: Visiting, userId: string = ANYONE): Promise<string> {
  const claims = await readClaims(visit);
  visit.cookies.clear(COOKIE);
  if (claims?.sub !== userId) throw over();
  try {
    await takeTokens(db, [tokenOf(ONE_ANSWER, claims.challenge)], visit.now);
  } catch (error) {
    throw isLimited(error) ? over() : error;
  }
  return claims.challenge;
}

async function readClaims({ cookies, keys, now }: Visiting) {
  const token = cookies.get(COOKIE);
  if (token === undefined) return undefined;
  try {
    const options = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, keys.passkey, options);
    return claimsSchema.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function over(): AppError {
  return new AppError('gone', { message: 'passkeyOver' });
}
