import type { HandMark } from './hand-marks-schema.ts';

/** What was given by hand in one response, by question id. */
export type HandMarks = Readonly<Record<string, HandMark>>;

export const NO_HAND_MARKS: HandMarks = {};

/** The same without what was said, which may name somebody: it counts as before. */
export function withoutComments(marks: HandMarks): HandMarks {
  return Object.fromEntries(Object.entries(marks).map(([id, { points }]) => [id, { points }]));
}
