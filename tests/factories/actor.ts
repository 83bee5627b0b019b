import { permissionsOf } from '#features/identity/policy.ts';
import type { Actor, Role } from '#kit/contract/actor.ts';

/** Somebody of a role who may do what is so for the role, unless told. */
export function actorOf(role: Role, besides: Partial<Actor> = {}): Actor {
  return { id: role, role, permissions: permissionsOf(role, {}, {}), scope: [], sessionId: '0', ...besides };
}
