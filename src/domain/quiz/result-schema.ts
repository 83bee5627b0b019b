import { z } from 'zod';
import { LIMITS } from '../questionnaire/limits.ts';
import { textSchema } from '../questionnaire/texts/text-schema.ts';
import { OUTCOMES } from './outcome.ts';
import { shownMarksSchema } from './told-marks-schema.ts';

const rowWords = z.object({
  of: z.string().nullable().describe('The row that it is said of; null in an order, where its place says it'),
  words: z.string().describe('What stands there, or belongs to it, in words'),
});

const passagePart = z.union([
  z.object({ words: z.string().describe('Words of the passage') }),
  z.object({
    blank: z
      .object({
        given: z.string().nullable().describe('What stands in it; empty for nothing, null where it is not shown'),
        outcome: z.enum(OUTCOMES).nullable().describe('Whether that is right; null where it is not shown'),
        right: z.string().nullable().describe('What is right there; null where it is not shown'),
      })
      .describe('A blank'),
  }),
]);

export const shownQuestionSchema = z.object({
  id: z.string().describe('Id of the question'),
  title: textSchema(LIMITS.title).describe('The question'),
  answer: z.string().nullable().describe('What was answered, in words; empty for nothing, null where it is not shown'),
  answerRows: z
    .array(rowWords)
    .nullable()
    .describe(
      'The same row by row, of an order and of what is said by row; null of others, of none, or where it is not shown',
    ),
  outcome: z.enum(OUTCOMES).nullable().describe('Whether that is right; null where it is not shown'),
  marks: shownMarksSchema
    .pick({ earned: true, points: true })
    .nullable()
    .describe('What it earned of what it can earn; null where it is not shown'),
  key: z.string().nullable().describe('What is right, in words; null where it is not shown'),
  keyRows: z
    .array(rowWords)
    .nullable()
    .describe('The same row by row, of an order and of pairs; null of other keys, or where it is not shown'),
  passage: z
    .array(passagePart)
    .nullable()
    .describe(
      'Of blanks, the passage as it was filled, part by part; null of other questions, or where it is not shown',
    ),
  feedback: textSchema(LIMITS.help)
    .nullable()
    .describe('What is said of it; null where nothing is, or it is not shown'),
  optionFeedback: z
    .array(
      z.object({
        option: z.string().nullable().describe('The option, in words; null where their own answers are not shown'),
        feedback: textSchema(LIMITS.help).describe('What is said of it'),
      }),
    )
    .describe('What is said of the options that were chosen, in order; none where it is not shown'),
  handFeedback: z
    .string()
    .nullable()
    .describe('What whoever marked the answer says of it; null where nothing, or not shown'),
});

/** What those who answered a quiz are shown of it at a moment. */
export const resultSchema = z.object({
  marks: shownMarksSchema.nullable().describe('What they came to in all; null where it is not shown'),
  band: textSchema(LIMITS.help)
    .nullable()
    .describe('What is said of what they came to in all; null where nothing is, it is not shown, or something waits'),
  questions: z
    .array(shownQuestionSchema)
    .describe('The questions that count, in order; none where nothing is shown of them'),
});
export type Result = z.infer<typeof resultSchema>;
