import type { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Condition, ProjectAsRead } from '../statements/conditions.ts';

/** What respondents do on their way. A whole response in one call starts and completes. */
export type Step = 'start' | 'save' | 'complete';

type ProjectRow = typeof projects.$inferSelect;

/** What rules see of a project. */
export type AdmittingProject = ProjectAsRead &
  Pick<ProjectRow, 'privacy' | 'passwordHash' | 'responseMethod' | 'onePer' | 'responseLimit' | 'quotas'>;

/** Who starts, and what they show. */
export interface Starter {
  actor: Actor | undefined;
  ip: string;
  pollPassword: string | undefined;
  /** What the device is known by, as it is stored; one that was not seen before is given a mark. */
  device(): string;
}

/** What a start leaves on the respondent's row. A second respondent with the same `onceKey` is never made. */
export interface Marks {
  onceKey?: string;
  userId?: string;
}

/** Who takes a step, and in what. */
export interface Moved {
  project: AdmittingProject;
  respondentId: string;
}

/**
 * What one feature has to say on who may start, save and complete, and on what follows. `app` puts the list together;
 * the rules of a project are asked in its order. A project that a rule does not apply to pays nothing for it.
 */
export interface AdmissionRule {
  appliesTo(project: AdmittingProject): boolean;
  /**
   * A start reads the project first, and is never tried by what the process remembers: for a `judge` that may be
   * asked once only, such as one that counts wrong passwords.
   */
  readsProjectFirst?: true;
  /** Judges a start before anything is written: throws the refusal, or tells what the start leaves. */
  judge?(db: Db, project: AdmittingProject, starter: Starter, now: Date): Marks | Promise<Marks>;
  /** A condition of the one statement that takes a step. Where it does not hold nothing is written. */
  condition?(step: Step, project: AdmittingProject): Condition | undefined;
  /** Asked when a save or completion was not taken: throws the refusal where the rule's condition is why. */
  explain?(db: Db, moved: Moved, step: Step, now: Date): Promise<void>;
  /**
   * What is done in one transaction with a step, after it. A refusal that is thrown undoes it all; so does {@link
   * LookAgain}, after which the step is tried anew.
   */
  follow?: Partial<Record<'start' | 'complete', (tx: Db, moved: Moved, now: Date) => Promise<void>>>;
}

/** Thrown to undo a completion that a full quota is in the way of: the respondent ends as one over quota. */
export class OverQuota extends Error {
  readonly quotaId: string;

  constructor(quotaId: string) {
    super('a quota is full');
    this.quotaId = quotaId;
  }
}

/** Thrown to undo a step and take it again, once what stood in its way is out of it. */
export class LookAgain extends Error {
  readonly mend: (db: Db) => Promise<void>;

  constructor(mend: (db: Db) => Promise<void>) {
    super('the step is to be taken again');
    this.mend = mend;
  }
}
