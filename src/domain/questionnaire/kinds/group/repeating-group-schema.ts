import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { areApart, stableId } from '../../stable-id-schema.ts';
import { textSchema } from '../../texts/text-schema.ts';
import { optionSchema } from '../choice/options-schema.ts';
import { numberStep } from '../number/step-schema.ts';

const everyColumn = {
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  label: textSchema(LIMITS.label).describe('What it is called'),
  required: z.boolean().describe('Whether it has to be filled in of every entry'),
};

const bound = z.number().min(-LIMITS.number).max(LIMITS.number).optional();

/** What is asked of each entry in one column. */
export const groupColumnSchema = z.discriminatedUnion('asks', [
  z.strictObject({ ...everyColumn, asks: z.literal('text').describe('For a short text') }),
  z.strictObject({
    ...everyColumn,
    asks: z.literal('number').describe('For a number'),
    min: bound.describe('Least that is taken'),
    max: bound.describe('Most that is taken'),
    decimals: z.int().min(0).max(LIMITS.decimals).describe('Digits allowed after the point'),
    step: numberStep,
    unit: textSchema(LIMITS.unit).describe('What the number counts'),
  }),
  z.strictObject({
    ...everyColumn,
    asks: z.literal('choice').describe('For the id of one of its options'),
    options: z
      .array(optionSchema.pick({ id: true, label: true }))
      .max(LIMITS.gridOptions)
      .describe('What can be chosen, in order; no other column has an option of the same id'),
  }),
]);

const count = z.int().min(0).max(LIMITS.entries);

export const repeatingGroupSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('repeating_group')
    .describe(
      'Answered by what each column asks for, by the number of the entry, from 1, and the id of the column: `2~c1`',
    ),
  columns: z
    .array(groupColumnSchema)
    .max(LIMITS.gridColumns)
    .refine(
      (columns) => areApart(columns.flatMap((one) => [one, ...('options' in one ? one.options : [])])),
      'duplicateId',
    )
    .describe('What is asked of each entry, in order'),
  least: count.describe('How many entries there have to be, where there are any'),
  most: count.min(1).describe('How many there may be'),
  entry: textSchema(LIMITS.unit).describe('What one of them is called: a person, a crop'),
});
