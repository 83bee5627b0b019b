import type { Grade } from './attempts.ts';
import type { Marks } from './mark-answers.ts';
import { divide, type Millionths, portion } from './points.ts';

/** What one attempt came to, and what passes there. */
export type GradedMarks = Pick<Marks, 'earned' | 'points' | 'percent' | 'passed'> & { pass: number | undefined };

/** What somebody came to: the attempt that counts, or what all of them come to on average. */
export type GradeOf = Pick<Marks, 'earned' | 'points' | 'percent' | 'passed'>;

/** The grade of whoever made these attempts, in the order in which they were begun. Undefined without any. */
export function gradeOf(rule: Grade, attempts: readonly GradedMarks[]): GradeOf | undefined {
  const last = attempts.at(-1);
  if (!last) return undefined;
  if (rule === 'first') return attempts[0];
  if (rule === 'last') return last;
  return rule === 'highest' ? attempts.reduce(better) : averageOf(attempts, last);
}

/** By their part of the points, exactly: a later version may have asked for others. Of equal ones the earlier counts. */
function better(best: GradedMarks, next: GradedMarks): GradedMarks {
  return next.earned * best.points > best.earned * next.points ? next : best;
}

/** Each as if it had been of the points of the last, rounded once. */
function averageOf(attempts: readonly GradedMarks[], { points, pass }: GradedMarks): GradeOf {
  const sum = attempts.reduce((all, { earned, points: of }) => all + scaled(earned, of, points), 0n);
  const earned = divide(sum, BigInt(attempts.length));
  const passed = pass === undefined ? undefined : earned * 100n >= points * BigInt(pass);
  return { earned, points, percent: Number(divide(earned * 10_000n, points)) / 100, passed };
}

function scaled(earned: Millionths, of: Millionths, to: Millionths): Millionths {
  return of === to ? earned : portion(to, earned, of);
}
