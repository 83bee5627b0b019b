import { eq } from 'drizzle-orm';
import type { Role } from '#kit/contract/actor.ts';
import type { Grants } from '#kit/contract/permissions.ts';
import { mayInviteAs, maySignIn, permissionsOf } from '../../policy.ts';
import { accountName } from '../accounts/account-name.ts';
import { rolePermissions, users } from '../tables.ts';

/** What has to be known of whoever invited somebody; read with `ofInviterRole` beside the users. */
export const inviterColumns = {
  name: accountName,
  role: users.role,
  state: users.state,
  own: users.permissions,
  ofRole: rolePermissions.permissions,
};

export const ofInviterRole = eq(rolePermissions.role, users.role);

interface Inviter {
  role: Role;
  state: Parameters<typeof maySignIn>[0];
  own: Grants;
  ofRole: Grants | null;
}

/** Whether whoever invited somebody may give the role at this moment: they may sign in and hold the permission. */
export function stillInvitesAs({ role, state, own, ofRole }: Inviter, invitedAs: Role): boolean {
  const permissions = permissionsOf(role, ofRole ?? {}, own);
  return maySignIn(state) && mayInviteAs({ role, permissions }, invitedAs);
}
