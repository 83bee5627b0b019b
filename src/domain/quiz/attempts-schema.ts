import { z } from 'zod';
import { GRADES, LONGEST_DELAY_MINUTES, MOST_ATTEMPTS } from './attempts.ts';

export const attemptsSchema = z
  .strictObject({
    most: z
      .int()
      .min(1)
      .max(MOST_ATTEMPTS)
      .nullable()
      .describe('How many attempts somebody may begin; null for as many as they like'),
    delayMinutes: z
      .int()
      .min(0)
      .max(LONGEST_DELAY_MINUTES)
      .describe('How many minutes there are at least from the end of an attempt to the beginning of the next'),
    grade: z.enum(GRADES).describe('Which of their attempts tells what somebody came to'),
  })
  .describe('How often somebody may take a quiz');

/** What is left to somebody who has no attempt on the way, as it is told. */
export const attemptsLeftSchema = z.object({
  left: z.int().nullable().describe('How many attempts are left; null for as many as they like'),
  from: z.iso.datetime().nullable().describe('When the next may begin, in UTC; null for now, and where none is left'),
});
