import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const npsSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('nps').describe('How likely somebody is to recommend it: a number from 0 to 10'),
});
