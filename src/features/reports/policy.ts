import { mayManage, mayRead } from '#features/projects/policy.ts';
import type { Actor } from '#kit/contract/actor.ts';

type Caller = Pick<Actor, 'id' | 'role'>;
type Owned = { ownerId: string };

/** Whoever sees a project reads its report, its responses and its exports. */
export function mayReadReport(actor: Caller, project: Owned): boolean {
  return mayRead(actor, project);
}

/** Only the owner deletes what people answered. */
export function mayDeleteResponses(actor: Caller, project: Owned): boolean {
  return mayManage(actor, project);
}
