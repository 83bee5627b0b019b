import type { Grade } from './attempts.ts';
import type { Marks } from './mark-answers.ts';
import { divide, type Millionths, portion } from './points.ts';

/** What somebody came to, and how long it took them. */
export interface Graded extends Pick<Marks, 'earned' | 'points' | 'percent' | 'passed' | 'waiting'> {
  seconds: number;
}

/** The same of one attempt, with what passes there, in per cent. */
export interface GradedMarks extends Graded {
  pass: number | undefined;
}

/**
 * The grade of whoever made these attempts, in the order in which they were begun. Undefined without any. Where an
 * attempt waits that may decide it, so does the grade.
 */
export function gradeOf(rule: Grade, attempts: readonly GradedMarks[]): Graded | undefined {
  const grade = gradeSoFar(rule, attempts);
  if (!grade || rule === 'first' || rule === 'last') return grade;
  const waiting = attempts.reduce((sum, attempt) => sum + attempt.waiting, 0);
  return waiting > 0 ? { ...grade, passed: undefined, waiting } : grade;
}

function gradeSoFar(rule: Grade, attempts: readonly GradedMarks[]): Graded | undefined {
  const last = attempts.at(-1);
  if (!last) return undefined;
  if (rule === 'first') return attempts[0];
  if (rule === 'last') return last;
  return rule === 'highest' ? attempts.reduce(better) : averageOf(attempts, last);
}

/** By their part of the points, exactly: a later version may ask for others. Of equal ones the earlier counts. */
function better(best: GradedMarks, next: GradedMarks): GradedMarks {
  return next.earned * best.points > best.earned * next.points ? next : best;
}

/** Each as if it had been of the points of the last. */
function averageOf(attempts: readonly GradedMarks[], { points, pass }: GradedMarks): Graded {
  const sum = attempts.reduce((all, { earned, points: of }) => all + scaled(earned, of, points), 0n);
  const earned = divide(sum, BigInt(attempts.length));
  const passed = pass === undefined ? undefined : earned * 100n >= points * BigInt(pass);
  const seconds = Math.round(attempts.reduce((all, attempt) => all + attempt.seconds, 0) / attempts.length);
  return { earned, points, percent: Number(divide(earned * 10_000n, points)) / 100, passed, seconds, waiting: 0 };
}

function scaled(earned: Millionths, of: Millionths, to: Millionths): Millionths {
  return of === to ? earned : portion(to, earned, of);
}
