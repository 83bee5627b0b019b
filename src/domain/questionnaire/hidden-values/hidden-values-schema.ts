import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { textSchema } from '../texts/text-schema.ts';
import { isHiddenValueName } from './hidden-value-name.ts';

/** What a link may bring along. */
export const hiddenValueSchema = z.strictObject({
  id: z
    .string()
    .refine(isHiddenValueName, 'invalid')
    .describe('As it stands in an address: `area` of `?area=dhaka`. Letters, digits, `_` and `-`; no name of a source'),
  drawnFrom: z
    .array(z.string().trim().min(1).max(LIMITS.hiddenValue))
    .min(2)
    .max(LIMITS.drawn)
    .refine((values) => new Set(values).size === values.length, 'duplicateValue')
    .optional()
    .describe('One of these is drawn for each respondent, as likely as another, and links have no say; left out: none'),
  label: textSchema(LIMITS.hiddenLabel).describe(
    'What it is called to respondents and in the results, in one language or both; empty: its name',
  ),
});
