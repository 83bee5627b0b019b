import type { Answers } from '#domain/answers/answer.ts';
import type { Facts } from '#domain/questionnaire/logic/facts.ts';
import type { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Condition, ProjectAsRead } from '../statements/conditions.ts';
import type { CountedPlace } from '../statements/places.ts';

/**
 * What respondents do on their way. A whole response in one call starts and completes; `end` is to end otherwise than
 * by completing: screened out, or over a quota.
 */
export type Step = 'start' | 'save' | 'complete' | 'end';

type ProjectRow = typeof projects.$inferSelect;

/** What rules see of a project. */
export type AdmittingProject = ProjectAsRead &
  Pick<ProjectRow, 'kind' | 'mode' | 'privacy' | 'passwordHash' | 'responseMethod' | 'onePer'> &
  Pick<ProjectRow, 'responseLimit' | 'quotas' | 'clock' | 'questionSeconds' | 'attempts' | 'practice' | 'series'>;

/** Who starts, and what they show. */
export interface Starter {
  actor: Actor | undefined;
  ip: string;
  pollPassword: string | undefined;
  /** Whether the start submits a whole response at once. */
  isWhole: boolean;
  /** Whether answers come along with it. */
  bringsAnswers: boolean;
  /** Where they choose which round they take: its id. */
  round?: string | undefined;
  /** Where they choose which questions they are asked: their ids. */
  questions?: readonly string[] | undefined;
  /** What the device is known by, as it is stored; one that was not seen before is given a mark. */
  device(): string;
}

/**
 * What a start leaves on the respondent's row. A second respondent with the same `onceKey`, or with the same `attempt`
 * of the same account, is never made.
 */
export interface Marks {
  onceKey?: string;
  userId?: string;
  attempt?: number;
  /** Of a quiz with rounds: which of them. */
  round?: string;
  /** Ids of all that they are asked and told, where that is not everything. */
  picked?: readonly string[];
  /** When their time is up, where that is known as they start. */
  deadline?: Date | null;
}

/** Who takes a step, and in what. */
export interface Moved {
  project: AdmittingProject;
  respondentId: string;
}

/** What a completion submits: the answers on the respondent's path, and what is known of them besides. */
export interface Submitted {
  answers: Answers;
  facts: Facts;
}

/** One of so many that a project has. */
export interface Place extends CountedPlace {
  /** Begins to count those that are taken, where nothing counts them since then. */
  startCounting(db: Db): Promise<void>;
  whenFull: WhenFull;
}

/**
 * What follows once all of a place are taken. The completion that takes the last one may close the project, in one
 * transaction with it: who finds none left then finds the project closed. Or whoever finds none left ends as over this
 * quota, or is refused.
 */
export type WhenFull =
  | { does: 'close'; close(tx: Db, now: Date): Promise<void> }
  | { does: 'over-quota'; quotaId: string }
  | { does: 'refuse'; refusal(): AppError };

/**
 * What one feature has to say on who may start, save and complete. `app` puts the list together; the rules of a project
 * are asked in its order. A project that a rule does not apply to pays nothing for it.
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
  condition?(step: Step, project: AdmittingProject, now: Date): Condition | undefined;
  /** Asked when a save or completion was not taken: throws the refusal where the rule's condition is why. */
  explain?(db: Db, moved: Moved, step: Step, now: Date): Promise<void>;
  /** The places that a completion takes: those of all rules or none, within the statement that completes. */
  places?(project: AdmittingProject, submitted: Submitted): readonly Place[];
}
