import type { Grade } from '../attempts.ts';
import { gradeOf } from '../grade.ts';
import type { Marks } from '../mark-answers.ts';

/** The seconds of whoever submitted all at once, without being served a question: nobody knows how long they took. */
export const UNTIMED = 999_999_999;

/** What one submitted response to a quiz came to, and when. */
export interface Score extends Pick<Marks, 'earned' | 'points' | 'waiting'> {
  seconds: number;
  endedAt: Date;
}

/** What somebody stands in a leaderboard with. */
export type Standing = Omit<Score, 'waiting'>;

/**
 * The standing of whoever came to these, in the order in which they were begun: by the rule that grades them. Undefined
 * without any, and while an answer waits that may decide it.
 */
export function standingOf(rule: Grade, scores: readonly Score[]): Standing | undefined {
  const graded = scores.map((score) => ({ ...score, percent: 0, passed: undefined, pass: undefined }));
  const grade = gradeOf(rule, graded);
  if (!grade || grade.waiting > 0) return undefined;
  const { earned, points } = grade;
  // An average has no attempt of its own: it is what it is since the last.
  const deciding = graded.find((one) => one === grade) ?? graded.at(-1);
  const isUntimed = rule === 'average' && scores.some(({ seconds }) => seconds === UNTIMED);
  return deciding && { earned, points, seconds: isUntimed ? UNTIMED : grade.seconds, endedAt: deciding.endedAt };
}
