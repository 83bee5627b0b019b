import type { RequestContext } from '#kit/server/api/request-context.ts';
import { logout } from './logout.ts';
import { refreshTokenOf, type SessionTokens, setSessionCookies } from './session-cookies.ts';

/** The browser starts over: the session it had before ends, so that none is left behind that nobody knows of. */
export async function enter(context: RequestContext, tokens: SessionTokens): Promise<{ accessToken: string }> {
  await logout(context.db, context.actor, refreshTokenOf(context.cookies), context);
  setSessionCookies(context.cookies, tokens);
  return { accessToken: tokens.accessToken };
}
