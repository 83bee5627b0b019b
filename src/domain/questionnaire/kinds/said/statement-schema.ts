import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const statementSchema = z
  .strictObject({
    ...everyQuestion,
    kind: z.literal('statement').describe('Says something and asks nothing: there is no answer to it'),
  })
  .refine(({ required, requireIf }) => !required && !requireIf, { error: 'statementRequired', path: ['required'] });
