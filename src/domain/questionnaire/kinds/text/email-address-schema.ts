import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const emailAddressSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('email_address').describe('Answered by an email address: a string, in lower case'),
});
