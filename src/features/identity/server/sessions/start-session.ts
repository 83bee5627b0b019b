import { and, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { accountSubject } from '../../audit.ts';
import { fullName, SIGN_IN_STATES } from '../../policy.ts';
import { keepAccount } from '../account-data/keep-account.ts';
import { sessions, users } from '../tables.ts';
import type { Visit } from '../visit.ts';
import { signAccessToken } from './access-token.ts';
import { newRefreshToken, REFRESH_SECONDS } from './refresh-token.ts';

export interface StartedSession {
  sessionId: string;
  accessToken: string;
  refreshToken: string;
}

/**
 * Signs a person in whose password was just verified. Undefined when that password was changed or the person was
 * suspended in the meantime: the row is locked, so a session never outlives the change that ends all sessions.
 */
export async function startSession(
  db: Db,
  user: { id: string; passwordHash: string },
  visit: Pick<Visit, 'keys' | 'now' | 'ip' | 'requestId' | 'userAgent'>,
): Promise<StartedSession | undefined> {
  const { now, ip, userAgent } = visit;
  const sessionId = newId();
  const refresh = newRefreshToken(sessionId);
  const isStarted = await db.transaction(async (tx) => {
    const [current] = await tx
      .select({ role: users.role, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(
        and(
          eq(users.id, user.id),
          eq(users.passwordHash, user.passwordHash),
          inArray(users.state, [...SIGN_IN_STATES]),
        ),
      )
      .for('share');
    if (!current) return false;
    await keepAccount(tx, user.id, visit);
    const expiresAt = new Date(now.getTime() + REFRESH_SECONDS * 1000);
    const hashes = { refreshHash: refresh.hash, previousHash: null };
    await tx
      .insert(sessions)
      .values({ id: sessionId, userId: user.id, ...hashes, rotatedAt: now, createdAt: now, expiresAt, ip, userAgent });
    const by = { id: user.id, role: current.role, from: visit };
    const signedIn = {
      action: 'signedIn',
      id: user.id,
      name: fullName(current),
      after: { device: userAgent },
    } as const;
    await recordChange(tx, by, accountSubject, signedIn, now);
    return true;
  });
  if (!isStarted) return undefined;
  const accessToken = await signAccessToken(visit.keys, { userId: user.id, sessionId }, now);
  return { sessionId, accessToken, refreshToken: refresh.token };
}
