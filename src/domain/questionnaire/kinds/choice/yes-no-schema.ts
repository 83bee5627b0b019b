import { z } from 'zod';
import { asked } from '../../asked-schema.ts';

export const yesNoSchema = z.strictObject({
  ...asked,
  kind: z.literal('yes_no').describe('Answered by `yes` or `no`: a string'),
});
