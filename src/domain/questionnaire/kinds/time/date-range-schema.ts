import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';

const day = z.iso.date().optional();
const days = z.int().min(1).max(LIMITS.rangeDays).optional();

export const dateRangeSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('date_range')
    .describe('Answered by the first and the last of several days: `from` and `to`, each a string, YYYY-MM-DD'),
  min: day.describe('Least that is taken'),
  max: day.describe('Most that is taken'),
  minDays: days.describe('How many days at least, the first and the last among them'),
  maxDays: days.describe('How many days at most'),
});
