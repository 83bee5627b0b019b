import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const cesSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('ces').describe('How easy something was: a number from 1, very difficult, to 7, very easy'),
});
