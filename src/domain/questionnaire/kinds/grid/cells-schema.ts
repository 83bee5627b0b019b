import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { areApart } from '../../stable-id-schema.ts';
import { optionSchema, ownOptions } from '../choice/options-schema.ts';
import { numberStep } from '../number/step-schema.ts';
import { rowsSchema } from './grid-schema.ts';

const ofCells = {
  ...everyQuestion,
  rows: rowsSchema,
  columns: z
    .array(optionSchema.pick({ id: true, label: true }))
    .max(LIMITS.gridColumns)
    .refine(areApart, 'duplicateId')
    .describe('What is asked of each row, in order'),
};

const BY_CELL = 'for each cell, by the ids of its row and its column with ~ between them';

export const gridTextSchema = z.strictObject({
  ...ofCells,
  kind: z.literal('grid_text').describe(`Answered by a short text ${BY_CELL}`),
});

export const gridNumberSchema = z.strictObject({
  ...ofCells,
  kind: z.literal('grid_number').describe(`Answered by a number ${BY_CELL}`),
  min: z.number().min(-LIMITS.number).max(LIMITS.number).optional().describe('The least number'),
  max: z.number().min(-LIMITS.number).max(LIMITS.number).optional().describe('The greatest number'),
  decimals: z.int().min(0).max(LIMITS.decimals).describe('How many digits after the point at most'),
  step: numberStep,
});

export const gridDropdownSchema = z.strictObject({
  ...ofCells,
  ...ownOptions,
  options: ownOptions.options.max(LIMITS.gridOptions).describe('What can be chosen in every cell, in order'),
  kind: z.literal('grid_dropdown').describe(`Answered by the id of one option ${BY_CELL}`),
});
