import { z } from 'zod';

const whole = z.union([z.string(), z.number(), z.array(z.string()).readonly()]);

/** The shapes that answers have; which of them one has, its question's kind says. */
export const answerSchema = z.union([
  whole,
  z
    .record(z.string().max(65), whole)
    .describe(
      'By part: the id of a row or an option, those of a row, or the number of an entry, and a column with ~ between them, `from` and `to` of a range, a level or line of an address',
    ),
]);
