import { z } from 'zod';
import { imageSchema } from '../../images/image-schema.ts';
import { LIMITS } from '../../limits.ts';
import { areApart, stableId } from '../../stable-id-schema.ts';
import { textSchema } from '../../texts/text-schema.ts';

export const optionSchema = z.strictObject({
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  label: textSchema(LIMITS.label).describe('What it is called'),
  image: imageSchema
    .optional()
    .describe('Stands with it where options are cards to choose or put in order; elsewhere it is not shown'),
  exclusive: z.boolean().optional().describe('Among several: chosen alone, or not at all'),
  asksText: z
    .boolean()
    .optional()
    .describe(
      'Whether those who choose it write what they mean; single choice, multiple choice and dropdown ask, columns of a ' +
        'group do not',
    ),
  pinned: z.boolean().optional().describe('Keeps its place where the others are shuffled'),
  carried: z
    .boolean()
    .optional()
    .describe('A copy of the option of the same id of the earlier question that `carried` names; kept in step with it'),
});

/** The options an owner writes, and the order that respondents see them in. */
export const ownOptions = {
  options: z
    .array(optionSchema)
    .max(LIMITS.options)
    .refine(areApart, 'duplicateId')
    .describe('What can be chosen, or is put in order or given amounts, in order'),
  shuffle: z.boolean().optional().describe('Whether each respondent sees them in an order of their own'),
};

/** The same where options may be taken from an earlier question too. */
export const offeredOptions = {
  ...ownOptions,
  carried: z
    .strictObject({
      from: stableId.describe('The id of an earlier question with options to choose'),
      which: z
        .enum(['chosen', 'not_chosen'])
        .describe('Whether those that were chosen there are offered, or the others'),
    })
    .optional()
    .describe(
      'Where options are taken from, before its own: copies of them stand in `options`. Whoever has none to choose is ' +
        'not asked',
    ),
};

/** Of options that are all in view. */
export const columns = z.int().min(1).max(LIMITS.columns).optional().describe('Beside each other on wide screens');
