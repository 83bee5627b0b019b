import { and, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { accountSubject } from '../../audit.ts';
import type { WayIn } from '../../contract/ways-in.ts';
import { fullName, SIGN_IN_STATES } from '../../policy.ts';
import { keepAccount } from '../account-data/keep-account.ts';
import { hasSecondStep } from '../second-step/check-second-step.ts';
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
 * Signs a person in whose password, and where they have a second step whose code, was just verified. Undefined when
 * that password was changed, the person was suspended or the second step turned on in the meantime: the row is locked,
 * so a session never outlives the change that ends all sessions.
 */
export async function startSession(
  db: Db,
  user: { id: string; passwordHash: string; by?: WayIn },
  visit: Pick<Visit, 'keys' | 'now' | 'ip' | 'requestId' | 'userAgent'>,
): Promise<StartedSession | undefined> {
  const { now, ip, userAgent } = visit;
  const { by = 'password' } = user;
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
    // A statement of its own, after the lock: it sees what was turned on while this waited.
    if (by === 'password' && (await hasSecondStep(tx, user.id))) return false;
    await keepAccount(tx, user.id, visit);
    const expiresAt = new Date(now.getTime() + REFRESH_SECONDS * 1000);
    const hashes = { refreshHash: refresh.hash, previousHash: null };
    const moments = { rotatedAt: now, createdAt: now, expiresAt };
    await tx
      .insert(sessions)
      .values({ id: sessionId, userId: user.id, ...hashes, ...moments, ip, userAgent, signedInBy: by });
    const owner = { id: user.id, role: current.role, from: visit };
    const signedIn = {
      action: 'signedIn',
      id: user.id,
      name: fullName(current),
      after: { device: userAgent, by },
    } as const;
    await recordChange(tx, owner, accountSubject, signedIn, now);
    return true;
  });
  if (!isStarted) return undefined;
  const accessToken = await signAccessToken(visit.keys, { userId: user.id, sessionId }, now);
  return { sessionId, accessToken, refreshToken: refresh.token };
}
