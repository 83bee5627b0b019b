import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { textSchema } from '#domain/questionnaire/texts/text-schema.ts';
import { type HandMark, handMarkSchema } from '#domain/quiz/hand-marks-schema.ts';
import { toldMarksSchema } from '#domain/quiz/told-marks-schema.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';

const unmarked = z.object({
  responseId: z.uuid().describe('Id of the response'),
  questionId: z.string().describe('Id of the question'),
  title: textSchema(LIMITS.title).describe('The question'),
  name: z
    .string()
    .nullable()
    .describe('Who answered: the name they gave, or that of their account where the quiz records it; null for neither'),
  answer: z.string().describe('What was answered'),
  points: z.number().describe('What it can earn'),
  rubric: z.string().describe('What to look for; empty where nothing is said'),
  completedAt: moment.describe('When it was submitted, in UTC'),
});
export type Unmarked = z.infer<typeof unmarked>;

const markedQuestion = z.object({
  questionId: z.string().describe('Id of the question'),
  title: textSchema(LIMITS.title).describe('The question, as it was published last'),
  waiting: z.int().describe('How many answers to it wait'),
  marked: z.int().describe('How many were marked'),
});
export type MarkedQuestion = z.infer<typeof markedQuestion>;

/** What an answer was given, and how often it has been marked by then. */
export type MarkGiven = HandMark & { revision: number };

export const findUnmarked = endpoint({
  name: 'findUnmarked',
  method: 'GET',
  path: '/projects/:id/unmarked',
  summary: 'Answers to a quiz that wait for somebody to mark them, question by question, the longest first',
  access: 'signed-in',
  params: idParams,
  query: listQuery
    .pick({ limit: true, cursor: true })
    .extend({ question: z.string().max(40).optional().describe('Only answers to the question of this id') }),
  data: listOf(unmarked).extend({
    questions: z
      .array(markedQuestion)
      .describe('Every question that somebody marks and anybody answered, in its order'),
  }),
});

export const markByHand = endpoint({
  name: 'markByHand',
  method: 'PUT',
  path: '/projects/:id/responses/:responseId/marks/:questionId',
  summary:
    'Say what an answer earns that nobody else can judge; every figure follows. Refused where it was marked meanwhile',
  access: 'signed-in',
  params: idParams.extend({
    responseId: z.uuid().describe('Id of the response'),
    questionId: z.string().max(40).describe('Id of the question'),
  }),
  refusals: ['conflict'],
  body: handMarkSchema.extend({
    // Whoever does not say it marks what nobody marked before, as programs do that know no other way.
    revision: z
      .int()
      .min(0)
      .default(0)
      .describe('How often the answer had been marked as it was read, as its response says; 0 before anybody did'),
  }),
  data: z.object({
    marks: toldMarksSchema.describe('What the response comes to now'),
    revision: z.int().describe('How often the answer has been marked by now'),
  }),
});
