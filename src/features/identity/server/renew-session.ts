import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/db.ts';
import { SIGN_IN_STATES } from '../policy.ts';
import { signAccessToken } from './access-token.ts';
import { endSessions } from './end-sessions.ts';
import type { Keys } from './keys.ts';
import { newRefreshToken, REFRESH_SECONDS, readRefreshToken } from './refresh-token.ts';
import type { SessionTokens } from './session-cookies.ts';
import { sessions, users } from './tables.ts';

/** Two tabs that woke up together may both send the token that one of them has just exchanged. */
const TWO_TABS_MS = 10_000;

/**
 * Exchanges a refresh token for new tokens; one statement decides, so each token is exchanged once. A token that was
 * exchanged before is in two hands: its session ends.
 */
export async function renewSession(
  db: Db,
  presented: string | undefined,
  { keys, now }: { keys: Keys; now: Date },
): Promise<{ actor: Actor; tokens: SessionTokens } | undefined> {
  const token = readRefreshToken(presented);
  if (!token) return undefined;
  const { sessionId } = token;
  const next = newRefreshToken(sessionId);
  const isLive = and(
    eq(sessions.id, sessionId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    inArray(users.state, [...SIGN_IN_STATES]),
  );
  const renewed = async (user: { id: string; role: Actor['role'] }, refreshToken?: string) => ({
    actor: { id: user.id, role: user.role, sessionId },
    tokens: { accessToken: await signAccessToken(keys, { userId: user.id, sessionId }, now), refreshToken },
  });

  const [rotated] = await db
    .update(sessions)
    .set({
      refreshHash: next.hash,
      previousHash: token.hash,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + REFRESH_SECONDS * 1000),
    })
    .from(users)
    .where(and(isLive, eq(users.id, sessions.userId), eq(sessions.refreshHash, token.hash)))
    .returning({ id: users.id, role: users.role });
  if (rotated) return renewed(rotated, next.token);

  const [session] = await db
    .select({
      id: users.id,
      role: users.role,
      previousHash: sessions.previousHash,
      rotatedAt: sessions.rotatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive);
  if (!session) return undefined;
  const isOtherTab = session.previousHash === token.hash && now.getTime() - session.rotatedAt.getTime() <= TWO_TABS_MS;
  if (isOtherTab) return renewed(session);
  await endSessions(db, session.id, now, { only: sessionId });
  return undefined;
}
