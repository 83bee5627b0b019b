import { z } from 'zod';
import { newSecret, sha256 } from '#kit/server/ids.ts';

export const REFRESH_SECONDS = 2_592_000;

export interface RefreshToken {
  sessionId: string;
  /** How the secret half is kept. */
  hash: string;
}

export function newRefreshToken(sessionId: string): { token: string; hash: string } {
  const secret = newSecret();
  return { token: `${sessionId}.${secret}`, hash: sha256(secret) };
}

/** Reads `<session id>.<secret>`; undefined when it has not that form. */
export function readRefreshToken(token: string | undefined): RefreshToken | undefined {
  const [sessionId, secret, ...rest] = token?.split('.') ?? [];
  if (!z.uuid().safeParse(sessionId).success || !sessionId || !secret || rest.length > 0) return undefined;
  return { sessionId, hash: sha256(secret) };
}
