import { z } from 'zod';
import { answerSchema } from '../../answers/reading/answer-schema.ts';
import { OUTCOMES } from '../outcome.ts';
import { shownQuestionSchema } from '../result-schema.ts';
import { toldMarksSchema } from '../told-marks-schema.ts';

/** What somebody is told of a question that they tried. */
export const toldTrySchema = shownQuestionSchema.omit({ handFeedback: true }).extend({
  marks: toldMarksSchema
    .pick({ earned: true, points: true })
    .nullable()
    .describe('What it earned of what it can earn; null where wrong tries cost nothing, for then nothing is marked'),
  outcome: z.enum(OUTCOMES).describe('Whether the last try is right; `unanswered` without any'),
  first: z.enum(OUTCOMES).describe('Whether the first try was right'),
  tries: z.int().describe('How often it was tried'),
  given: answerSchema.nullable().describe('The last try, in the shape that its kind of question names; null for none'),
  isOver: z
    .boolean()
    .describe('Whether nothing more is tried: it was right, shown, or tried often enough. Only then is there a `key`'),
  day: z.iso.date().describe('The day in Dhaka on which it was tried first'),
});
export type ToldTry = z.infer<typeof toldTrySchema>;
