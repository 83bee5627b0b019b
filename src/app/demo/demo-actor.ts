import { permissionsOf } from '#features/identity/policy.ts';
import type { Actor } from '#kit/contract/actor.ts';

/** Somebody of the demonstration, as whoever is signed in. */
export function demoActor(id: string, role: 'user' | 'agent'): Actor {
  return { id, role, permissions: permissionsOf(role, {}, {}), scope: [], sessionId: '' };
}
