import { mayManage, mayRead, type Owned } from '#features/projects/policy.ts';
import type { Actor } from '#kit/contract/actor.ts';

/** Whoever sees a project reads its report, its responses and its exports. */
export function mayReadReport(actor: Actor, project: Owned): boolean {
  return mayRead(actor, project);
}

/** Whoever works on a project deletes what people answered. */
export function mayDeleteResponses(actor: Pick<Actor, 'id'>, project: Pick<Owned, 'ownerId' | 'companyRole'>): boolean {
  return mayManage(actor, project);
}
