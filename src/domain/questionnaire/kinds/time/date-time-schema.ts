import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { clockSteps } from './clock-schema.ts';

const day = z.iso.date().optional();

export const dateTimeSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('date_time').describe('Answered by a day and a time of it in Dhaka: a string, YYYY-MM-DDTHH:MM'),
  min: day.describe('The first day that is taken'),
  max: day.describe('The last day that is taken'),
  step: clockSteps,
});
