import { z } from 'zod';

/** What whoever takes a quiz is told of its marks before they start: rules, and nothing of what is right. */
export const howMarkedSchema = z.object({
  points: z
    .number()
    .nullable()
    .describe('What right answers to all questions earn; null where not everybody is asked the same, and of rounds'),
  pass: z.int().nullable().describe('From how many per cent of the points it is passed; null where nobody fails'),
  wrongCosts: z
    .int()
    .nullable()
    .describe('What an answer that earns nothing costs, in per cent of the points of its question; null for nothing'),
  belowZero: z.boolean().describe('Whether what somebody comes to in all may be less than nothing'),
});
export type HowMarked = z.infer<typeof howMarkedSchema>;
