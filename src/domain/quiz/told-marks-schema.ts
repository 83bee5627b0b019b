import { z } from 'zod';

/** Marks as they are told. */
export const toldMarksSchema = z.object({
  earned: z.number().describe('Points that the answers earned'),
  points: z.number().describe('Points that right answers to all that was asked earn'),
  percent: z.number().describe('Of these points, in per cent, to two decimals'),
  passed: z
    .boolean()
    .nullable()
    .describe('Whether that is enough to pass; null where nobody passes or fails, and while something waits'),
  waiting: z
    .int()
    .describe('How many answers wait for somebody to mark them; until then `earned` is what there is so far'),
});
export type ToldMarks = z.infer<typeof toldMarksSchema>;

/** As whoever answered is told them: of a whole that waits for somebody to mark it no part is told. */
export const shownMarksSchema = toldMarksSchema.extend({
  earned: z.number().nullable().describe('Points that the answers earned; null while something waits'),
  percent: z.number().nullable().describe('Of these points, in per cent, to two decimals; null while something waits'),
  waiting: z.int().describe('How many answers wait for somebody to mark them'),
});
export type ShownMarks = z.infer<typeof shownMarksSchema>;
