import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const signatureSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('signature')
    .describe('Answered by a name, a string; or by a drawn signature: the id of a picture uploaded before, in a list'),
});
