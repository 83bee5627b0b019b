import type { Cookies } from '#kit/contract/cookies.ts';
import { ACCESS_SECONDS } from './access-token.ts';
import { REFRESH_SECONDS } from './refresh-token.ts';

const ACCESS_COOKIE = 'auth._token.local';
const REFRESH_COOKIE = 'auth._refresh_token.local';

export interface SessionTokens {
  accessToken: string;
  /** Absent where the refresh token in the browser stays as it is. */
  refreshToken?: string;
}

export function setSessionCookies(cookies: Cookies, tokens: SessionTokens): void {
  cookies.set(ACCESS_COOKIE, `Bearer ${tokens.accessToken}`, { maxAgeSeconds: ACCESS_SECONDS });
  if (tokens.refreshToken) cookies.set(REFRESH_COOKIE, tokens.refreshToken, { maxAgeSeconds: REFRESH_SECONDS });
}

export function clearSessionCookies(cookies: Cookies): void {
  cookies.clear(ACCESS_COOKIE);
  cookies.clear(REFRESH_COOKIE);
}

export function accessTokenOf(cookies: Cookies): string | undefined {
  return /^Bearer (.+)$/.exec(cookies.get(ACCESS_COOKIE) ?? '')?.[1];
}

export function refreshTokenOf(cookies: Cookies): string | undefined {
  return cookies.get(REFRESH_COOKIE);
}
