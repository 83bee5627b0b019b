import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Keys } from '../keys.ts';

export const ACCESS_SECONDS = 1800;

/** What an access token says. Role and state are not in it: they are read with every request. */
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export async function signAccessToken(keys: Keys, claims: AccessClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_SECONDS)
    .sign(keys.accessToken);
}

/** The claims of a token we signed and that has not expired; undefined for anything else. */
export async function readAccessToken(keys: Keys, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
