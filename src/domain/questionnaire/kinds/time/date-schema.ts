import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

const day = z.iso.date().optional();

export const dateSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('date').describe('Answered by a day: a string, YYYY-MM-DD'),
  min: day.describe('Least that is taken'),
  max: day.describe('Most that is taken'),
});
