import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Authenticate } from '#kit/server/api/create-context.ts';
import type { Db } from '#kit/server/database/db.ts';
import { SIGN_IN_STATES } from '../../policy.ts';
import type { Keys } from '../keys.ts';
import { sessions, users } from '../tables.ts';
import { type AccessClaims, readAccessToken } from './access-token.ts';
import { renewSession } from './renew-session.ts';
import { accessTokenOf, clearSessionCookies, refreshTokenOf, setSessionCookies } from './session-cookies.ts';

/** Tells who is calling from the access token, and for pages from the refresh cookie when that token is over. */
export function createAuthenticate(keys: Keys): Authenticate {
  return async ({ db, now, bearer, cookies, renew }) => {
    const token = bearer ?? accessTokenOf(cookies);
    const claims = token === undefined ? undefined : await readAccessToken(keys, token, now);
    if (claims) return findActor(db, claims);
    const refreshToken = refreshTokenOf(cookies);
    if (!renew || refreshToken === undefined) return undefined;
    const renewed = await renewSession(db, refreshToken, { keys, now });
    if (renewed) setSessionCookies(cookies, renewed.tokens);
    else clearSessionCookies(cookies);
    return renewed?.actor;
  };
}

/**
 * Read with every request, so that ending a session or suspending a user works
 * at once. A session outlives its access tokens.
 */
async function findActor(db: Db, claims: AccessClaims): Promise<Actor | undefined> {
  const [actor] = await db
    .select({ id: users.id, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(sessions.userId, claims.userId),
        isNull(sessions.revokedAt),
        inArray(users.state, [...SIGN_IN_STATES]),
      ),
    );
  return actor;
}
