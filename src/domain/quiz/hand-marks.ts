import type { HandMark } from './hand-marks-schema.ts';

/** What was given by hand in one response, by question id. */
export type HandMarks = Readonly<Record<string, HandMark>>;

/** The same as it is kept: several may mark, and whoever is second is told. */
export type KeptHandMarks = Readonly<Record<string, KeptHandMark>>;

export interface KeptHandMark extends HandMark {
  /** How often the answer was marked. */
  revision: number;
  /** The account that marked it last; null where that is not known. */
  by: string | null;
}

/** The same without what was said, which may name somebody: it counts as before. */
export function withoutFeedback(marks: KeptHandMarks): KeptHandMarks {
  return Object.fromEntries(Object.entries(marks).map(([id, { feedback: _, ...mark }]) => [id, mark]));
}
