import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const phoneNumberSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('phone_number')
    .describe('Answered by a phone number: a string, a mobile number of Bangladesh stored as +8801XXXXXXXXX'),
  anyCountry: z
    .boolean()
    .optional()
    .describe(
      'Whether a number of any country is taken, as E.164 has it: + and 8 to 15 digits, like +12025550123; ' +
        'left out: a mobile number of Bangladesh alone',
    ),
});
