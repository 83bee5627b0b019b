import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { newSecret, sha256 } from '#kit/server/ids.ts';
import type { Keys } from '../keys.ts';

/** A session that is not renewed for as long ends. */
export const REFRESH_SECONDS = 2_592_000;
/** However often it is renewed, it ends with this. */
export const SESSION_SECONDS = 7_776_000;

interface RefreshToken {
  sessionId: string;
  secret: string;
  /** How the secret half is kept. */
  hash: string;
}

export function newRefreshToken(sessionId: string): { token: string; hash: string } {
  return tokenOf(sessionId, newSecret());
}

/**
 * The token that a token is exchanged for, the same however often it is asked for: a browser that the answer did not
 * reach, or two tabs that ask together, all come to hold the one that works.
 */
export function nextRefreshToken(keys: Keys, { sessionId, secret }: RefreshToken): { token: string; hash: string } {
  return tokenOf(sessionId, createHmac('sha256', keys.refreshToken).update(secret).digest('base64url'));
}

/** Reads `<session id>.<secret>`; undefined when it has not that form. */
export function readRefreshToken(token: string | undefined): RefreshToken | undefined {
  const [sessionId, secret, ...rest] = token?.split('.') ?? [];
  if (!z.uuid().safeParse(sessionId).success || !sessionId || !secret || rest.length > 0) return undefined;
  return { sessionId, secret, hash: sha256(secret) };
}

function tokenOf(sessionId: string, secret: string): { token: string; hash: string } {
  return { token: `${sessionId}.${secret}`, hash: sha256(secret) };
}
