import { customType } from 'drizzle-orm/pg-core';
import type { KeptHandMark, KeptHandMarks } from '../../../../domain/quiz/hand-marks.ts';

/** As stored from the beginning: programs of two releases run beside each other while one is replaced. */
interface Stored {
  points: number;
  comment?: string;
  /** What the first releases did not write: a mark of theirs counts as the first. */
  revision?: number;
  by?: string | null;
}

/** What was given by hand, in the words that the rest of the program has for it. */
export const handMarksColumn = customType<{ data: KeptHandMarks; driverData: Record<string, Stored> | string }>({
  dataType: () => 'jsonb',
  toDriver: (marks) => JSON.stringify(mapped(marks, stored)),
  fromDriver: (marks) =>
    mapped(typeof marks === 'string' ? (JSON.parse(marks) as Record<string, Stored>) : marks, kept),
});

function stored({ earned, feedback, revision, by }: KeptHandMark): Stored {
  return { points: earned, ...(feedback !== undefined && { comment: feedback }), revision, by };
}

function kept({ points, comment, revision = 1, by = null }: Stored): KeptHandMark {
  return { earned: points, ...(comment !== undefined && { feedback: comment }), revision, by };
}

function mapped<From, To>(marks: Readonly<Record<string, From>>, map: (mark: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, map(mark)]));
}
