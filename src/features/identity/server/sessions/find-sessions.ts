import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { findSessions as endpoint } from '../../contract/sessions.ts';
import { sessions } from '../tables.ts';

/** More browsers than anybody has; the ones used longest ago are left off. */
const MOST = 100;

/** Where the user is signed in, the latest used first. */
export async function findSessions(
  db: Db,
  person: { id: string; sessionId?: string },
  now: Date,
): Promise<Given<typeof endpoint>> {
  const found = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      rotatedAt: sessions.rotatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(MOST);
  return found.map(({ id, createdAt, rotatedAt, ...session }) => ({
    _id: id,
    current: id === person.sessionId,
    ...session,
    createdAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
  }));
}
