import { mayManage, mayRead, type Owned } from '#features/projects/policy.ts';
import type { Actor } from '#kit/contract/actor.ts';

/** Whoever sees a project reads its report, its responses and its exports. */
export function mayReadReport(actor: Actor, project: Owned): boolean {
  return mayRead(actor, project);
}

/** Only the owner deletes what people answered. */
export function mayDeleteResponses(actor: Pick<Actor, 'id'>, project: Pick<Owned, 'ownerId'>): boolean {
  return mayManage(actor, project);
}
