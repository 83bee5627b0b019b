import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { questionSchema } from '#domain/questionnaire/schema.ts';
import { CHANGED, EXCHANGE_FORMATS, LEFT } from '#domain/quiz/exchange/exchanged.ts';
import { markingSchema } from '#domain/quiz/marking-schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { bytes, endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { QUESTION_FILES } from '../rate-limits.ts';

const fileQuery = z.strictObject({
  format: z.enum(EXCHANGE_FORMATS).describe('How the file is written: GIFT, Aiken or Moodle XML'),
  locale: z.enum(LOCALES).describe('The language that its texts are in'),
});

export const readQuestions = endpoint({
  name: 'readQuestions',
  method: 'POST',
  path: '/questions/read',
  summary:
    'Read the questions of a quiz out of a file of another program (UTF-8). Nothing is kept: what is read is for a draft, ' +
    'with a report of what is another now and what was left',
  access: 'signed-in',
  limits: [QUESTION_FILES],
  refusals: ['too_large'],
  query: fileQuery,
  body: bytes,
  mostBytes: LIMITS.bytes,
  data: z.object({
    questions: z.array(questionSchema).describe('What was taken, in order'),
    marking: markingSchema.shape.questions.describe('Points and answer key, by question id'),
    notes: z
      .array(
        z.object({
          line: z.int().describe('The line of the file, from 1'),
          why: z.enum([...LEFT, ...CHANGED]).describe('Why a question was left, or what of one is another now'),
        }),
      )
      .describe('What was left, and what was changed, by line; at most a thousand'),
  }),
});

export const getQuestionFile = endpoint({
  name: 'getQuestionFile',
  method: 'GET',
  path: '/projects/:id/question-file',
  summary: 'The questions of a saved draft with their answer keys as a file for other programs, in one language',
  access: 'signed-in',
  limits: [QUESTION_FILES],
  params: idParams,
  query: fileQuery,
  data: z.object({
    text: z.string().describe('What the file says; what was read of it again would be the same questions'),
    count: z.int().describe('How many questions it has'),
    left: z
      .array(
        z.object({
          questionId: z.string().describe('Id of the question'),
          why: z.enum([...LEFT, ...CHANGED]).describe('Why the file cannot have it'),
        }),
      )
      .describe('Questions that the file does not have'),
  }),
});
