import { type Actor, isStaff, may, type Role } from '#kit/contract/actor.ts';
import {
  GRANTABLE,
  type Grantable,
  type Grants,
  PERMISSION_NAMES,
  PERMISSIONS,
  type Permission,
} from '#kit/contract/permissions.ts';
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

type Caller = Pick<Actor, 'id' | 'role' | 'permissions'>;
type Person = { id: string; role: Role };

/** Whether somebody looks after another's account: of staff's only administrators do, and nobody of their own. */
export function mayLookAfter(actor: Caller, person: Person): boolean {
  return actor.id !== person.id && may(actor, isStaff(person) ? 'roles' : 'users');
}

/** Whether somebody decides what another may do: never what they may do themselves. */
export function mayChangeRights(actor: Caller, person: Pick<Person, 'id'>): boolean {
  return actor.id !== person.id && may(actor, 'roles');
}

/** Whether somebody may invite people to a role: to one in the back office, whoever decides on roles. */
export function mayInviteAs(actor: Pick<Actor, 'role' | 'permissions'>, role: Role): boolean {
  return may(actor, isStaff({ role }) ? 'roles' : 'users');
}

/** What every agent may do. */
export function ofAgents(ofRole: Grants): Grantable[] {
  return grantsOf('agent', ofRole, {});
}

/** Of what somebody may do, that which can be given and taken. */
export function grantsOf(role: Role, ofRole: Grants, own: Grants): Grantable[] {
  const held = role === 'agent' ? permissionsOf(role, ofRole, own) : [];
  return GRANTABLE.filter((name) => held.includes(name));
}

/** What has to be given or taken so that somebody holds `wanted`, who would else hold `without`. */
export function differenceOf(wanted: readonly Grantable[], without: readonly Permission[]): Grants {
  const other = GRANTABLE.filter((name) => wanted.includes(name) !== without.includes(name));
  return Object.fromEntries(other.map((name) => [name, wanted.includes(name)]));
}
