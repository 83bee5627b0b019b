import type { HandMark } from './hand-marks-schema.ts';

/** What was given by hand in one response, by question id. */
export type HandMarks = Readonly<Record<string, HandMark>>;

/** The same without what was said, which may name somebody: it counts as before. */
export function withoutFeedback(marks: HandMarks): HandMarks {
  return Object.fromEntries(Object.entries(marks).map(([id, { earned }]) => [id, { earned }]));
}
