import { z } from 'zod';
import { textSchema } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { areApart, stableId } from '../../stable-id-schema.ts';

export const optionSchema = z.strictObject({
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  label: textSchema(LIMITS.label).describe('What it is called'),
});

/** The options an owner writes. */
export const optionsSchema = z.array(optionSchema).max(LIMITS.options).refine(areApart, 'duplicateId');
