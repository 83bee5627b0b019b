import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { offeredOptions } from './options-schema.ts';

export const dropdownSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('dropdown')
    .describe('Answered by the id of one option: a string; where it asks for a text, a record: the text by that id'),
  ...offeredOptions,
});
