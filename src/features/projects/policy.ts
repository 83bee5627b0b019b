import { type Actor, isStaff } from '#kit/contract/actor.ts';
import type { Abilities, ProjectStatus } from './contract.ts';

type Caller = Pick<Actor, 'id' | 'role'>;

/** What decides about a project; times and limits are already judged for the moment of asking. */
export interface ProjectFacts {
  ownerId: string;
  status: ProjectStatus;
  changedSincePublished: boolean;
  /** Its end time has not passed and its response limit is not reached. */
  hasRoom: boolean;
}

/** Whether the end time has passed. The end is the first moment that is too late. */
export function hasEnded({ endsAt }: { endsAt: Date | null }, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Whether the response limit is reached. */
export function isFull({ responseLimit }: { responseLimit: number | null }, responses: number): boolean {
  return responseLimit !== null && responses >= responseLimit;
}

/** The owner and the staff see a project; for everybody else it does not exist. */
export function mayRead(actor: Caller, project: Pick<ProjectFacts, 'ownerId'>): boolean {
  return isStaff(actor) || mayManage(actor, project);
}

/** Staff look, only owners change. */
export function mayManage(actor: Caller, project: Pick<ProjectFacts, 'ownerId'>): boolean {
  return actor.id === project.ownerId;
}

/**
 * What this caller can do with the project now, for screens to show. The server refuses the same; only publishing once
 * more what is published already it lets pass, for a repeated request does no harm.
 */
export function abilitiesOn(actor: Caller, project: ProjectFacts): Abilities {
  const manages = mayManage(actor, project);
  const { status } = project;
  return {
    update: manages,
    publish: manages && (status === 'draft' || project.changedSincePublished),
    close: manages && status === 'processing',
    reopen: manages && status === 'complete' && project.hasRoom,
    delete: manages && status === 'draft',
    readReport: mayRead(actor, project),
  };
}
