import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { permissionsOf, SIGN_IN_STATES } from '../../policy.ts';
import { rolePermissions, sessions, users } from '../tables.ts';
import type { AccessClaims } from './access-token.ts';

/**
 * Read with every request, so that ending a session, suspending a user, and giving or taking a permission work at once:
 * one statement tells it all.
 */
export async function findActor(db: Db, claims: AccessClaims, now: Date): Promise<Actor | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      scope: users.scope,
      own: users.permissions,
      ofRole: rolePermissions.permissions,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(rolePermissions, eq(rolePermissions.role, users.role))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(sessions.userId, claims.userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        inArray(users.state, [...SIGN_IN_STATES]),
      ),
    );
  if (!found) return undefined;
  const { own, ofRole, ...actor } = found;
  return { ...actor, permissions: permissionsOf(actor.role, ofRole ?? {}, own) };
}
