import { customType } from 'drizzle-orm/pg-core';
import type { HandMarks } from '../../../../domain/quiz/hand-marks.ts';

/** As stored from the beginning: programs of two releases run beside each other while one is replaced. */
type Stored = Readonly<Record<string, { points: number; comment?: string }>>;

/** What was given by hand, in the words that the rest of the program has for it. */
export const handMarksColumn = customType<{ data: HandMarks; driverData: Stored | string }>({
  dataType: () => 'jsonb',
  toDriver: (marks) => JSON.stringify(mapped(marks, ({ earned, feedback }) => ({ points: earned, comment: feedback }))),
  fromDriver(stored) {
    const marks = typeof stored === 'string' ? (JSON.parse(stored) as Stored) : stored;
    return mapped(marks, ({ points, comment }) => ({
      earned: points,
      ...(comment !== undefined && { feedback: comment }),
    }));
  },
});

function mapped<From, To>(marks: Readonly<Record<string, From>>, map: (mark: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, map(mark)]));
}
