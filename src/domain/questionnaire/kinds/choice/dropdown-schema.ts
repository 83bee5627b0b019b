import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { optionsSchema } from './options-schema.ts';

export const dropdownSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('dropdown').describe('Answered by the id of one option: a string'),
  options: optionsSchema.describe('What can be chosen, in order'),
});
