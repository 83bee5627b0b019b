import type { Permission } from './permissions.ts';
import { type Scope, type ScopeName, scopesIn } from './scope.ts';

/** The four roles of the product. Admins and agents work in the back office, the others in the dashboard. */
export const ROLES = ['admin', 'agent', 'surveyor', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as every policy and use case sees them. */
export interface Actor {
  id: string;
  role: Role;
  /** What they may do in the back office. */
  permissions: readonly Permission[];
  /** What they are kept to; nothing for all. */
  scope: Scope;
  sessionId: string;
  /** Set where they hold no permission until they sign in by two steps: the site asks that of administrators. */
  needsSecondStep?: boolean;
  /** Where the request came from; absent where none did. */
  from?: Origin | undefined;
}

/** Where a request came from, as records of changes keep it. */
export interface Origin {
  ip: string;
  requestId: string;
}

/** Whether somebody works in the back office. */
export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin' || actor.role === 'agent';
}

/** Whether somebody holds a permission: whatever asks, asks here. */
export function may(actor: Pick<Actor, 'role' | 'permissions'>, permission: Permission): boolean {
  return isStaff(actor) && actor.permissions.includes(permission);
}

/** Whether somebody works with what has this scope: all do whom nothing keeps to a part, and administrators always. */
export function worksWith({ role, scope }: Pick<Actor, 'role' | 'scope'>, wanted: ScopeName): boolean {
  const given = scopesIn(scope);
  return role === 'admin' || given.length === 0 || given.includes(wanted);
}
