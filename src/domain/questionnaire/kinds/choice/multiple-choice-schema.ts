import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { columns, offeredOptions } from './options-schema.ts';

export const multipleChoiceSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('multiple_choice')
    .describe(
      'Answered by the ids of the chosen options: an array of strings; ' +
        'where one of them asks for a text, a record by id: the text, or `""`',
    ),
  ...offeredOptions,
  columns,
  minChosen: z.int().min(0).max(LIMITS.options).optional().describe('How many must be chosen at least'),
  maxChosen: z.int().min(1).max(LIMITS.options).optional().describe('How many may be chosen at most'),
});
