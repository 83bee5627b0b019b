import { asc, eq, inArray } from 'drizzle-orm';
import type { Permission } from '#kit/contract/permissions.ts';
import type { Db } from '#kit/server/database/db.ts';
import { fullName, maySignIn, permissionsOf } from '../../policy.ts';
import { rolePermissions, users } from '../tables.ts';

/** The staff who hold a permission and may sign in, by their names: they are few. */
export async function findStaffWho(db: Db, permission: Permission): Promise<{ _id: string; fullName: string }[]> {
  const staff = await db
    .select({
      _id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      state: users.state,
      own: users.permissions,
      ofRole: rolePermissions.permissions,
    })
    .from(users)
    .leftJoin(rolePermissions, eq(rolePermissions.role, users.role))
    .where(inArray(users.role, ['admin', 'agent']))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return staff
    .filter(
      ({ role, state, own, ofRole }) => maySignIn(state) && permissionsOf(role, ofRole ?? {}, own).includes(permission),
    )
    .map((person) => ({ _id: person._id, fullName: fullName(person) }));
}
