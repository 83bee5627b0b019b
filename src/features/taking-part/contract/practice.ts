import { z } from 'zod';
import { answerSchema } from '#domain/answers/reading/answer-schema.ts';
import { memorySchema } from '#domain/quiz/practice/memory-schema.ts';
import { toldTrySchema } from '#domain/quiz/practice/told-try-schema.ts';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { TRIES } from '../rate-limits.ts';
import { respondentParams } from './respondent-parts.ts';

export const tryAnswer = endpoint({
  name: 'tryAnswer',
  method: 'POST',
  path: '/respondents/:id/tries',
  summary:
    'In practice: answer one question, or be shown what is right, and be told at once. What was answered wrong may be tried ' +
    'again; the first answer of a day is what a signed-in caller is remembered by',
  access: 'anyone',
  limits: [TRIES],
  refusals: ['gone'],
  // The same answer sent again is the same try.
  repeatable: false,
  params: respondentParams,
  body: z.strictObject({
    question: z.string().max(32).describe('Id of the question'),
    answer: z
      .union([answerSchema, z.null()])
      .describe('In the shape that its kind of question names; null to be shown what is right'),
  }),
  data: toldTrySchema,
});

const ownPractice = z.object({
  projectId: z.uuid().describe('Id of the quiz'),
  title: projectSettings.shape.title.describe('Its name, in one language or both'),
  due: z.int().describe('How many questions are for today, those that they meet for the first time among them'),
  next: z.iso.date().nullable().describe('When the next is due after today; null for none'),
  streak: z.int().describe('On how many days they have practised without more than a day between'),
  known: z.int().describe('How many questions they know'),
  questions: z.int().describe('How many there are'),
});
export type OwnPractice = z.infer<typeof ownPractice>;

export const findOwnPractice = endpoint({
  name: 'findOwnPractice',
  method: 'GET',
  path: '/users/me/practice',
  summary: 'What the caller practises, the last practised first: twenty quizzes at most that take answers now',
  access: 'signed-in',
  data: z.object({ items: z.array(ownPractice).describe('The quizzes, each with how they stand with it') }),
});

export const bringPractice = endpoint({
  name: 'bringPractice',
  method: 'PUT',
  path: '/projects/:id/practice',
  summary:
    'Add what a browser remembers of practice to what the caller is remembered by: of each question whichever was ' +
    'practised later',
  access: 'signed-in',
  refusals: ['gone'],
  message: 'saved',
  params: idParams,
  body: memorySchema,
  data: done,
});

export const forgetPractice = endpoint({
  name: 'forgetPractice',
  method: 'DELETE',
  path: '/projects/:id/practice',
  summary: 'Forget how well the caller knows the questions of a quiz that they practise: it begins anew',
  access: 'signed-in',
  message: 'deleted',
  params: idParams,
  data: done,
});
