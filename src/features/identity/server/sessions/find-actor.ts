import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { permissionsOf, SIGN_IN_STATES } from '../../policy.ts';
import { authenticators, rolePermissions, sessions, users } from '../tables.ts';
import type { AccessClaims } from './access-token.ts';

/** Whether administrators need a second step, as a part of a statement: a setting of the site, which stands later. */
export type SecondStepRule = SQL<boolean>;

/**
 * Read with every request, so that ending a session, suspending a user, and giving or taking a permission work at once:
 * one statement tells it all.
 */
export async function findActor(
  db: Db,
  claims: AccessClaims,
  now: Date,
  adminsNeedSecondStep: SecondStepRule,
): Promise<Actor | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      scope: users.scope,
      own: users.permissions,
      ofRole: rolePermissions.permissions,
      sessionId: sessions.id,
      needsSecondStep: sql<boolean>`${users.role} = 'admin' AND ${authenticators.confirmedAt} IS NULL
        AND ${sessions.signedInBy} <> 'passkey' AND ${adminsNeedSecondStep}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(rolePermissions, eq(rolePermissions.role, users.role))
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
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
  const { own, ofRole, needsSecondStep, ...actor } = found;
  // Without permissions no call of the back office, and nothing that a use case asks for, is open to them.
  if (needsSecondStep) return { ...actor, permissions: [], needsSecondStep };
  return { ...actor, permissions: permissionsOf(actor.role, ofRole ?? {}, own) };
}
