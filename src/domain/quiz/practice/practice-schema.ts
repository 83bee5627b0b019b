import { z } from 'zod';
import { MOST_NEW } from './practice.ts';

export const practiceSchema = z
  .strictObject({
    newPerDay: z
      .int()
      .min(1)
      .max(MOST_NEW)
      .describe('How many questions somebody is asked in a day at most that they never practised'),
    retryPenalty: z
      .int()
      .min(1)
      .max(100)
      .nullable()
      .describe('What each wrong try before costs, in per cent of the points of the question; null for nothing'),
  })
  .describe('How a quiz is practised');
