import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { SIGN_IN_STATES } from '../../policy.ts';
import type { Keys } from '../keys.ts';
import { sessions, users } from '../tables.ts';
import { type AccessClaims, signAccessToken } from './access-token.ts';
import { endSessions } from './end-sessions.ts';
import { nextRefreshToken, REFRESH_SECONDS, readRefreshToken, SESSION_SECONDS } from './refresh-token.ts';
import type { SessionTokens } from './session-cookies.ts';

/**
 * A token just exchanged may come again: from another tab that woke up at the same time, or because somebody tapped on
 * before the answer, which carried the new one, came over a slow network.
 */
const SAME_HAND_MS = 30_000;

/**
 * Exchanges a refresh token for new tokens; one statement decides, so each token is exchanged once, and whoever repeats
 * that at once is given the same. A token that was exchanged longer ago is in two hands: its session ends.
 */
export async function renewSession(
  db: Db,
  presented: string | undefined,
  { keys, now }: { keys: Keys; now: Date },
): Promise<{ claims: AccessClaims; tokens: SessionTokens } | undefined> {
  const token = readRefreshToken(presented);
  if (!token) return undefined;
  const { sessionId } = token;
  const next = nextRefreshToken(keys, token);
  const isLive = and(
    eq(sessions.id, sessionId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, new Date(now.getTime() - SESSION_SECONDS * 1000)),
    inArray(users.state, [...SIGN_IN_STATES]),
  );
  const renewed = async (userId: string, refreshToken?: string) => {
    const claims = { userId, sessionId };
    return { claims, tokens: { accessToken: await signAccessToken(keys, claims, now), refreshToken } };
  };

  const [rotated] = await db
    .update(sessions)
    .set({
      refreshHash: next.hash,
      previousHash: token.hash,
      rotatedAt: now,
      expiresAt: sql`least(${new Date(now.getTime() + REFRESH_SECONDS * 1000).toISOString()}::timestamptz, ${sessions.createdAt} + make_interval(secs => ${SESSION_SECONDS}))`,
    })
    .from(users)
    .where(and(isLive, eq(users.id, sessions.userId), eq(sessions.refreshHash, token.hash)))
    .returning({ id: users.id });
  if (rotated) return renewed(rotated.id, next.token);

  const [session] = await db
    .select({
      id: users.id,
      refreshHash: sessions.refreshHash,
      previousHash: sessions.previousHash,
      rotatedAt: sessions.rotatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive);
  if (!session) return undefined;
  const isSameHand = session.previousHash === token.hash && now.getTime() - session.rotatedAt.getTime() <= SAME_HAND_MS;
  if (isSameHand) return renewed(session.id, session.refreshHash === next.hash ? next.token : undefined);
  await endSessions(db, session.id, now, { only: sessionId });
  return undefined;
}
