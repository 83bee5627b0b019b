import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';

export const webAddressSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('web_address').describe('Answered by a web address: a string that begins with https:// or http://'),
});
