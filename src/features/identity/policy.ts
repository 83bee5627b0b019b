import { isStaff, type Role } from '#kit/contract/actor.ts';
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

/** Whether a scope was given, kept either as a list of names or as an object of switches. */
export function hasScope(scope: readonly string[] | Readonly<Record<string, unknown>>, wanted: string): boolean {
  if (Array.isArray(scope)) return scope.includes(wanted);
  return Object.hasOwn(scope, wanted) && Boolean((scope as Record<string, unknown>)[wanted]);
}
