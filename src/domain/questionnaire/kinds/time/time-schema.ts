import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { clockSteps, clockTime } from './clock-schema.ts';

export const timeSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('time').describe('Answered by a time of day: a string, HH:MM from 00:00 to 23:59'),
  min: clockTime.optional().describe('Least that is taken'),
  max: clockTime.optional().describe('Most that is taken'),
  step: clockSteps,
});
