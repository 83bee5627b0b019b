import { ALLOWANCE_MS } from '#domain/quiz/clock.ts';
import { takesAnswers } from '#features/projects/public.ts';

/** What a process goes by when it writes: the project's settings and version as it read them. */
export interface ProjectAsRead {
  id: string;
  revision: number;
  version: number;
}

/** Whether the settings and version that a process remembers of project `p` are still the database's. */
export function isCurrent(revision: string, version: string): string {
  return `p.revision = ${revision}::int AND p.version = ${version}::int`;
}

/**
 * Whether project `p` takes what respondent `r` sends at this moment: while it takes answers, and of whoever has a
 * deadline as long as they go on (`goesOn`); the rule of the clock holds them to it.
 */
export function takesAnswersOf(now: string): string {
  return `((${takesAnswers(now)}) OR (r.deadline IS NOT NULL AND p.clock IS NOT NULL AND p.taken_down IS NULL
        AND (p.status = 'complete' OR p.ends_at <= ${now}::timestamptz)
        AND (p.clock ->> 'onClose' = 'grace' OR ${now}::timestamptz
          BETWEEN p.ends_at AND p.ends_at + ${ALLOWANCE_MS} * interval '1 millisecond')))`;
}

/**
 * A further condition of the one statement that takes a step, over project `p` and, when saving and completing,
 * respondent `r`. `bound` takes a value and gives what stands for it (`$9`), to be cast where it stands.
 */
export type Condition = (bound: (value: unknown) => string) => string;

/** That nothing was saved of respondent `r` since they were read. */
export function atRevision(revision: number): Condition {
  return (bound) => `r.revision = ${bound(revision)}::int`;
}

/** That respondent `r` is asked all of these, where what they are asked was fixed as they started. */
export function whereAsked(questions: readonly string[]): Condition {
  return (bound) => `r.drawn IS NULL OR r.drawn ?& ${bound(questions)}::text[]`;
}

/** That no answer of respondent `r` is final. */
export const whereNoneIsFinal: Condition = () => 'r.final IS NULL';

/** Adds conditions to those of a statement. Without any the statement is the same text each time. */
export function alsoIf(conditions: readonly Condition[], bound: (value: unknown) => string): string {
  return conditions.map((condition) => ` AND (${condition(bound)})`).join('');
}
