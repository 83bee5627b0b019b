import { z } from 'zod';
import { LIMITS } from '../questionnaire/limits.ts';
import { decimalsWithin } from './points.ts';

/** What somebody gave an answer that only they can judge. */
export const handMarkSchema = z.strictObject({
  earned: z
    .number()
    .min(0)
    .max(LIMITS.points)
    .refine((number) => decimalsWithin(number, 2), 'tooFine')
    .describe('What it earns'),
  feedback: z.string().max(LIMITS.help).optional().describe('What is told whoever answered'),
});
export type HandMark = z.infer<typeof handMarkSchema>;
