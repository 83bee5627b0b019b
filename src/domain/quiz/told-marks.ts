import type { Marks } from './mark-answers.ts';
import { toNumber } from './points.ts';
import type { ShownMarks, ToldMarks } from './told-marks-schema.ts';

type Told = Pick<Marks, 'earned' | 'points' | 'percent' | 'passed' | 'waiting'>;

/** Marks as they are told. */
export function toldMarks({ earned, points, percent, passed, waiting }: Told): ToldMarks {
  return { earned: toNumber(earned), points: toNumber(points), percent, passed: passed ?? null, waiting };
}

/** Marks as whoever answered is told them. */
export function shownMarks(marks: Told): ShownMarks {
  const told = toldMarks(marks);
  return marks.waiting > 0 ? { ...told, earned: null, percent: null } : told;
}
