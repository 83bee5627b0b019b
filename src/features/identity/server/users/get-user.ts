import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { scopesIn } from '#kit/contract/scope.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getUser as endpoint } from '../../contract/users.ts';
import { grantsOf, mayChangeRights, mayLookAfter, ofAgents } from '../../policy.ts';
import { addressOfPhoto } from '../photo/photo-name.ts';
import { authenticators, rolePermissions, users } from '../tables.ts';
import { userColumns } from './find-users.ts';

/** How many projects somebody has; what counts them brings it. */
export type ProjectsOf = (db: Db, ownerId: string) => Promise<number>;

/** An account as it is looked after. */
export async function getUser(
  db: Db,
  actor: Actor,
  id: string,
  projectsOf: ProjectsOf,
): Promise<Given<typeof endpoint>> {
  const [found] = await db
    .select({
      ...userColumns,
      image: users.image,
      organization: users.organization,
      occupation: users.occupation,
      scope: users.scope,
      own: users.permissions,
      ownRevision: users.rightsRevision,
      roleRevision: rolePermissions.revision,
      ofRole: rolePermissions.permissions,
      hasSecondStep: sql<boolean>`${authenticators.confirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .leftJoin(rolePermissions, eq(rolePermissions.role, 'agent'))
    .where(eq(users.id, id));
  if (!found) throw new AppError('not_found');
  const { scope, own, ofRole, ownRevision, roleRevision, createdAt, image, ...user } = found;
  const { role } = user;
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    image: addressOfPhoto(image),
    projects: await projectsOf(db, id),
    rights: {
      role,
      permissions: grantsOf(role, ofRole ?? {}, own),
      scope: scopesIn(scope),
      revision: ownRevision + (roleRevision ?? 0),
    },
    ofAgents: ofAgents(ofRole ?? {}),
    abilities: { lookAfter: mayLookAfter(actor, { id, role }), changeRights: mayChangeRights(actor, { id }) },
  };
}
