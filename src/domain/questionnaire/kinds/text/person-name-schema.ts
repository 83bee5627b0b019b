import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const personNameSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('person_name').describe('Answered by the name of a person, whole and as they write it: a string'),
});
