import type { Grade } from '../attempts.ts';
import { type Graded, type GradedMarks, gradeOf } from '../grade.ts';
import { divide } from '../points.ts';

/** What somebody came to, and in how many rounds. */
export interface GradeInRounds extends Graded {
  rounds: number;
}

/**
 * The grade of whoever made these attempts, in the order in which they were begun: of each round by the rule of the
 * quiz, and together what all of them add up to. Without rounds it is the grade.
 */
export function gradeInRounds(
  rule: Grade,
  attempts: readonly (GradedMarks & { round: string })[],
): GradeInRounds | undefined {
  const byRound = Map.groupBy(attempts, ({ round }) => round);
  const grades = [...byRound.values()].flatMap((ofRound) => gradeOf(rule, ofRound) ?? []);
  const [first] = grades;
  if (!first || grades.length === 1) return first && { ...first, rounds: 1 };
  const sum = (amount: (grade: Graded) => bigint) => grades.reduce((all, grade) => all + amount(grade), 0n);
  const [earned, points] = [sum((grade) => grade.earned), sum((grade) => grade.points)];
  const waiting = grades.reduce((all, grade) => all + grade.waiting, 0);
  const seconds = grades.reduce((all, grade) => all + grade.seconds, 0);
  const pass = attempts.at(-1)?.pass;
  const passed = pass === undefined || waiting > 0 ? undefined : earned * 100n >= points * BigInt(pass);
  const percent = Number(divide(earned * 10_000n, points)) / 100;
  return { earned, points, percent, passed, seconds, waiting, rounds: grades.length };
}
