import { z } from 'zod';
import { asked } from '../../asked-schema.ts';
import { LIMITS } from '../../limits.ts';
import { optionsSchema } from './options-schema.ts';

export const multipleChoiceSchema = z.strictObject({
  ...asked,
  kind: z.literal('multiple_choice'),
  options: optionsSchema,
  minChosen: z.int().min(0).max(LIMITS.options).optional(),
  maxChosen: z.int().min(1).max(LIMITS.options).optional(),
});
