import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { areApart } from '../../stable-id-schema.ts';
import { optionSchema, ownOptions } from '../choice/options-schema.ts';

/** Of every grid. */
export const rowsSchema = z
  .array(optionSchema.pick({ id: true, label: true }))
  .max(LIMITS.rows)
  .refine(areApart, 'duplicateId')
  .describe('What is asked of one by one, in order');

const gridOfOptions = {
  ...everyQuestion,
  rows: rowsSchema,
  ...ownOptions,
  options: ownOptions.options.max(LIMITS.gridOptions).describe('What can be chosen in every row, in order'),
};

export const gridSingleChoiceSchema = z.strictObject({
  ...gridOfOptions,
  kind: z.literal('grid_single_choice').describe('Answered by the id of one option for each row, by the id of the row'),
});

export const gridMultipleChoiceSchema = z.strictObject({
  ...gridOfOptions,
  kind: z
    .literal('grid_multiple_choice')
    .describe('Answered by the ids of the chosen options for each row, an array of strings, by the id of the row'),
});

export const gridRatingSchema = z.strictObject({
  ...everyQuestion,
  rows: rowsSchema,
  kind: z.literal('grid_rating').describe('Answered by a number from 1 to `steps` for each row, by the id of the row'),
  steps: z.int().min(LIMITS.steps.min).max(LIMITS.steps.max).describe('The best rating; 1 is the least'),
});
