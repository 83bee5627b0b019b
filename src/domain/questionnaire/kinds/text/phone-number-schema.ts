import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const phoneNumberSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('phone_number').describe('Answered by a mobile number of Bangladesh: a string, +8801XXXXXXXXX'),
});
