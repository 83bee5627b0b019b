import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { AdmissionRule, Condition, Moved, Step } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { OpenProject } from './admission/open-project.ts';

const ATTEMPTS = 4;

/** What a respondent answers by: the project's settings as they are now, and the version that they started with. */
export interface AnsweringBy {
  project: OpenProject;
  version: number;
  questionnaire: Questionnaire;
  /** Some answers of theirs are final, as far as they were looked at. */
  hasFinal?: boolean;
}

interface Taking<Known, Taken> {
  /** What this process remembers, if anything; tried at once, for it is mostly true. */
  remembered: Known | undefined;
  /** Writes by what is known; undefined when that is not how things are, and nothing was written. */
  attempt(known: Known): Promise<Taken | undefined>;
  /** Looks how things are now, or has the answer already. Refuses what cannot be taken. */
  look(): Promise<{ known: Known } | { answer: Taken }>;
}

/**
 * Takes a step by what is remembered, and where that fails looks and tries again while others change, in between, what
 * was looked at. Whoever meets that time after time is asked to come back in a moment.
 */
export async function takeStep<Known, Taken>({ remembered, attempt, look }: Taking<Known, Taken>): Promise<Taken> {
  const atOnce = remembered && (await attempt(remembered).catch(notTheLastWord));
  if (atOnce !== undefined) return atOnce;
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    const seen = await look();
    if ('answer' in seen) return seen.answer;
    const taken = await attempt(seen.known);
    if (taken !== undefined) return taken;
  }
  throw new AppError('busy', { retryAfterSeconds: 1 });
}

/** A refusal by what is remembered may be out of date. */
function notTheLastWord(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** Asks the project's rules why a step was not taken. */
export async function explain(
  db: Db,
  rules: readonly AdmissionRule[],
  moved: Moved & { step: Step },
  now: Date,
): Promise<void> {
  for (const rule of rules) if (rule.appliesTo(moved.project)) await rule.explain?.(db, moved, moved.step, now);
}

/** What the rules that a project uses add to the statement of these steps. */
export function conditionsOf(
  rules: readonly AdmissionRule[],
  project: OpenProject,
  steps: readonly Step[],
  now: Date,
): readonly Condition[] {
  const applying = rules.filter((rule) => rule.appliesTo(project));
  return applying.flatMap((rule) => steps.flatMap((step) => rule.condition?.(step, project, now) ?? []));
}
