import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { areApart, blankId } from '../../stable-id-schema.ts';
import { textSchema } from '../../texts/text-schema.ts';
import { optionSchema } from '../choice/options-schema.ts';

const everyBlank = { id: blankId.describe('The number by which the passage names it') };

const blankSchema = z.discriminatedUnion('asks', [
  z.strictObject({ ...everyBlank, asks: z.literal('text').describe('For a short text') }),
  z.strictObject({
    ...everyBlank,
    asks: z.literal('choice').describe('For the id of one of its options'),
    options: z
      .array(optionSchema.pick({ id: true, label: true }))
      .max(LIMITS.gridOptions)
      .describe('What can be chosen, in order; no other blank has an option of the same id'),
  }),
]);

export const fillBlanksSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('fill_blanks').describe('Answered by what each blank asks for, by its id'),
  passage: textSchema(LIMITS.help).describe('The text that the blanks stand in: `[1]` is the one with the id 1'),
  blanks: z
    .array(blankSchema)
    .max(LIMITS.blanks)
    .refine(
      (blanks) => areApart(blanks.flatMap((one) => [one, ...('options' in one ? one.options : [])])),
      'duplicateId',
    )
    .describe('What is to be filled in, in the order of the file of responses'),
});
