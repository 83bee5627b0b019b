import type { Authenticate } from '#kit/server/api/create-context.ts';
import type { Keys } from '../keys.ts';
import { readAccessToken } from './access-token.ts';
import { findActor, type SecondStepRule } from './find-actor.ts';
import { renewSession } from './renew-session.ts';
import { accessTokenOf, clearSessionCookies, refreshTokenOf, setSessionCookies } from './session-cookies.ts';

/** Tells who is calling from the access token, and for pages from the refresh cookie when that token is over. */
export function createAuthenticate(keys: Keys, adminsNeedSecondStep: SecondStepRule): Authenticate {
  return async ({ db, now, bearer, cookies, renew }) => {
    const token = bearer ?? accessTokenOf(cookies);
    const claims = token === undefined ? undefined : await readAccessToken(keys, token, now);
    if (claims) return findActor(db, claims, now, adminsNeedSecondStep);
    const refreshToken = refreshTokenOf(cookies);
    if (!renew || refreshToken === undefined) return undefined;
    const renewed = await renewSession(db, refreshToken, { keys, now });
    if (!renewed) {
      clearSessionCookies(cookies);
      return undefined;
    }
    setSessionCookies(cookies, renewed.tokens);
    return findActor(db, renewed.claims, now, adminsNeedSecondStep);
  };
}
