import { isStaff, type Role } from '#kit/contract/actor.ts';
import { GRANTABLE, type Grants, PERMISSION_NAMES, PERMISSIONS, type Permission } from '#kit/contract/permissions.ts';
import type { USER_STATES } from './contract/profile.ts';
import { AREAS, type Area } from './paths.ts';

type UserState = (typeof USER_STATES)[number];

/** The states in which a person may be signed in; leaving them ends every session at once. */
export const SIGN_IN_STATES = ['Active', 'Verified'] as const satisfies readonly UserState[];

/** Whether a person in this state may be signed in. */
export function maySignIn(state: UserState): boolean {
  return SIGN_IN_STATES.some((allowed) => allowed === state);
}

/** Whether somebody is a user of the dashboard; surveyors are. */
export function isUser({ role }: { role: Role }): boolean {
  return !isStaff({ role });
}

/** Where people of a role work: staff in the back office, everybody else in the dashboard. */
export function areaOf(role: Role): Area {
  return isUser({ role }) ? AREAS.dashboard : AREAS.admin;
}

/** What a person is called in whole. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * What somebody may do: administrators everything, agents what is so for all of them (`ofRole`), but for what was given
 * to or taken from this one (`own`). Rows may name what is no more, or never was: only the list counts.
 */
export function permissionsOf(role: Role, ofRole: Grants, own: Grants): Permission[] {
  if (role === 'admin') return [...PERMISSION_NAMES];
  if (role !== 'agent') return [];
  return GRANTABLE.filter((name) => own[name] ?? ofRole[name] ?? PERMISSIONS[name] === 'agents');
}
